// Names of the chunks of each route, without those of pages that are in tables (options: routeTables.cjs).
const {tablesOf} = require('../routeTables.cjs');

/** @param {string} source */
module.exports = function shortenChunkNames(source) {
  const {moved} = tablesOf(this);
  const kept = Object.entries(JSON.parse(source)).filter(([key]) => !moved.has(key));
  return JSON.stringify(Object.fromEntries(kept));
};
