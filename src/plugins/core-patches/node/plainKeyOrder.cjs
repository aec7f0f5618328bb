// Bundler loader: orders the keys of an object by their characters, without the collator of the browser's language. This is
// JavaScript because the bundler cannot load TypeScript.

/** @type {(source: string) => string} */
module.exports = function plainKeyOrder(source) {
  return source.replace('a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)');
};
