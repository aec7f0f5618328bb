// One table of pages (?table=N): their routes, and what the core looks up for them in its two tables of chunks.
const {chunkKey, printRegistry, printTable, tablesOf} = require('../routeTables.cjs');

module.exports = function printRouteTable() {
  const {tables, chunkNames, ownChunks, registry} = tablesOf(this);
  const table = tables[Number(this.resourceQuery.replace(/\D/g, ''))];
  const keys = table.routes.map(chunkKey);
  const own = ownChunks(keys);
  const names = Object.fromEntries(keys.map((key) => [key, chunkNames[key]]));
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import registry from '@generated/registry';",
    "import chunkNames from '@generated/routesChunkNames';",
    `Object.assign(registry, ${printRegistry(registry, (name) => own.has(name))});`,
    `Object.assign(chunkNames, ${JSON.stringify(names)});`,
    `export default ${printTable(table)};`,
  ].join('\n');
};
