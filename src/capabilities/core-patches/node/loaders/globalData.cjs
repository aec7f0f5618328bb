// Shortens the data that every page carries: of the list of all documents only those stay that the navigation bar
// names (options.keep: ids). Nothing else in this site looks documents up in the browser.

/** @param {string} source */
module.exports = function shortenGlobalData(source) {
  const {keep} = this.getOptions();
  const data = JSON.parse(source);
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of instance.versions) {
      version.docs = version.docs.filter((doc) => keep.includes(doc.id));
    }
  }
  return JSON.stringify(data);
};
