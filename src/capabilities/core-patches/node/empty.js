// Stands in for modules that src/capabilities/core-patches takes out of the browser bundle.
