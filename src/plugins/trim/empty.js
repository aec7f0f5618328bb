// Stands in for modules that src/plugins/trim takes out of the browser bundle.
