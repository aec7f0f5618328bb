// Shortens the table of chunks for the browser: each entry keeps how to load its module. The path and the id that
// follow serve the server's list of rendered modules only, and cost some ten bytes a page.
const tailRegex =
  /, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\](?=,?(?:};)?\s*$)/gm;

/** @param {string} source */
module.exports = function shortenRegistry(source) {
  return source.replace(tailRegex, ']');
};
