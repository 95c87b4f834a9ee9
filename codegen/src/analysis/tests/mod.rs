mod dates;
mod plans;
