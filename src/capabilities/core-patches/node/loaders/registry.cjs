// Shortens the table of chunks for the browser: each entry keeps how to load its module. The path and the id that
// follow serve the server's list of rendered modules only, and cost some ten bytes a page. What only the pages of
// tables load is with the tables (options: routeTables.cjs).
const {printRegistry, tablesOf} = require('../routeTables.cjs');

module.exports = function shortenRegistry() {
  const {registry, moved, ownChunks} = tablesOf(this);
  const elsewhere = ownChunks([...moved]);
  return `export default ${printRegistry(registry, (name) => !elsewhere.has(name))};`;
};
