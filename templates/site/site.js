// Optional features of every page: search suggestions, the shortcut `/`, buttons that copy code, and syntax
// highlighting. Pages work without them.
"use strict";
(() => {
  const root = new URL(".", document.currentScript.src).href;
  const input = document.getElementById("q");
  const SUGGESTED = 8;

  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  /** The functions and the index of the search, which are loaded when they are first needed. */
  let all, loading;
  function needed() {
    loading ??= new Promise((ready, failed) => {
      const script = document.createElement("script");
      script.src = `${root}search.js`;
      script.onload = () => load(root, (loaded) => { all = loaded; ready(); suggest(); }).catch(failed);
      script.onerror = () => failed(new Error("search.js"));
      document.head.append(script);
    });
    // Without suggestions, the form opens the search page, which reports the error.
    loading.catch(() => {});
  }

  const list = document.createElement("ul");
  let chosen = -1;
  function suggest() {
    const text = input.value.trim();
    const found = all && text && document.activeElement === input ? search(all, text).slice(0, SUGGESTED) : [];
    const asked = question(text);
    list.replaceChildren(...found.map((entry, place) => {
      const item = row(entry, asked, root);
      // An option contains no link; a click anywhere in it opens the page.
      const link = item.querySelector("a"), name = document.createElement("b");
      name.append(...link.childNodes);
      link.replaceWith(name);
      item.addEventListener("click", () => location.assign(link.href));
      item.id = `suggestion-${place}`;
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      return item;
    }));
    choose(-1);
    list.hidden = !found.length;
    input.setAttribute("aria-expanded", String(found.length > 0));
  }

  function choose(place) {
    chosen = place;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === place)));
    if (place < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `suggestion-${place}`);
  }

  // The search page shows all results instead.
  if (!document.getElementById("filters")) {
    list.id = "suggestions";
    list.className = "results suggestions";
    list.hidden = true;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", "Suggestions");
    input.form.append(list);
    for (const [name, value] of [["role", "combobox"], ["aria-expanded", "false"], ["aria-controls", "suggestions"],
      ["aria-autocomplete", "list"]]) input.setAttribute(name, value);
    input.addEventListener("input", () => { needed(); if (all) suggest(); });
    input.addEventListener("keydown", (event) => {
      const count = list.hidden ? 0 : list.children.length;
      if (event.key === "Escape" && count) { list.hidden = true; choose(-1); event.preventDefault(); }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count) { event.preventDefault(); choose((chosen + 1 + step + count + 1) % (count + 1) - 1); }
      if (event.key === "Enter" && chosen >= 0) { event.preventDefault(); list.children[chosen].click(); }
    });
    input.form.addEventListener("focusout", (event) => {
      if (!input.form.contains(event.relatedTarget)) { list.hidden = true; input.setAttribute("aria-expanded", "false"); }
    });
    // Pressing the mouse button must not move the focus from the input, because the list would close before the click.
    list.addEventListener("mousedown", (event) => event.preventDefault());
  }

  const CODE = /(\/\/.*|\/\*[^]*?\*\/|#.*$)|("(?:[^"\\]|\\.)*")|\b(\d[\w.]*)\b|\b(const|unsafe|fn|mut|struct|union|enum|typedef|unsigned|signed|void|char|short|int|long|float|double|size_t|bool|def|import|from|return|let|use|pub|with|as|if|else|for|in|impl|where|None|True|False|u8|u16|u32|u64|usize|i8|i16|i32|i64|f32|f64|str|bytes|tuple|list)\b/gm;
  /** Highlights keywords, numbers, strings and comments in the text of an element. Links are unchanged. */
  function color(code) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("a")) texts.push(walker.currentNode);
    for (const text of texts) {
      const parts = [];
      let from = 0;
      for (const found of text.data.matchAll(CODE)) {
        const span = document.createElement("span");
        span.className = found[1] ? "co" : found[2] ? "st" : found[3] ? "nu" : "kw";
        span.textContent = found[0];
        parts.push(text.data.slice(from, found.index), span);
        from = found.index + found[0].length;
      }
      if (parts.length) text.replaceWith(...parts, text.data.slice(from));
    }
  }

  for (const code of document.querySelectorAll(".form > code, pre > code")) {
    color(code);
    if (!navigator.clipboard) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => navigator.clipboard.writeText(code.textContent).then(() => {
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    }, () => { button.textContent = "Cannot copy"; }));
    code.after(button);
  }
})();
