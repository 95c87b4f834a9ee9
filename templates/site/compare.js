// The comparison form, which opens the page that compares two versions. Without scripts, the lists below link to these
// pages.
"use strict";
const [form, axis, old, newer] = ["pick", "axis", "old", "new"].map((id) => document.getElementById(id));

function fill() {
  const versions = axis.selectedOptions[0].dataset.versions.split(" ");
  old.replaceChildren(...versions.slice(0, -1).map((version) => new Option(version)));
  old.selectedIndex = versions.length - 2;
  older();
}

// A page compares the older version with the newer version.
function older() {
  const versions = axis.selectedOptions[0].dataset.versions.split(" ");
  const later = versions.slice(versions.indexOf(old.value) + 1);
  const wanted = newer.value;
  newer.replaceChildren(...later.map((version) => new Option(version)));
  newer.value = later.includes(wanted) ? wanted : later.at(-1);
}

axis.addEventListener("change", fill);
old.addEventListener("change", older);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  location.href = `compare/${axis.value}-${old.value}-${newer.value}.html`;
});
fill();
form.hidden = false;
