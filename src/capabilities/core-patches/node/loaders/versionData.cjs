// Shortens the data of the documentation version, which every page loads: the list of all documents with titles and
// descriptions goes (only cards made from a sidebar read it, and this site types its cards), and of each sidebar link
// stays what is shown. Breadcrumbs ask of `docId` only whether there is one.

/** @param {unknown} items */
function shortenItems(items) {
  return items.map((item) => {
    const {unlisted, docId, ...shown} = item;
    return {
      ...shown,
      ...(unlisted === true && {unlisted}),
      ...(docId !== undefined && {docId: '-'}),
      ...(item.items !== undefined && {items: shortenItems(item.items)}),
    };
  });
}

/** @param {string} source */
module.exports = function shortenVersionData(source) {
  const data = JSON.parse(source);
  const sidebars = data?.version?.docsSidebars;
  if (sidebars === undefined) return source;
  const short = Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, shortenItems(items)]),
  );
  return JSON.stringify({...data, version: {...data.version, docsSidebars: short, docs: {}}});
};
