// The routes for the browser: lists of many pages become tables that are loaded when they are needed
// (options: routeTables.cjs; options.client: module with `pageRoutes`).
const {printRoute, tablesOf} = require('../routeTables.cjs');

/** @param {string} source */
module.exports = function splitPageRoutes(source) {
  const {client} = this.getOptions();
  const {routes, cuts} = tablesOf(this);
  if (cuts.size === 0) return source;
  const printAll = (list) => `[${list.map((route) => printRoute(route, printList)).join(',\n')}]`;
  const printList = (route) => {
    const cut = cuts.get(route);
    if (cut === undefined) return route.routes && printAll(route.routes);
    const tables = cut.tables.map(
      ({first, index}) =>
        `{first: ${JSON.stringify(first)}, load: () => import(/* webpackChunkName: "routes-${index}" */ './routes.js?table=${index}')}`,
    );
    return `pageRoutes(${printAll(cut.others)}, [${tables.join(',\n')}])`;
  };
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `import {pageRoutes} from ${JSON.stringify(client)};`,
    `export default ${printAll(routes)};`,
  ].join('\n');
};
