// Bundler loader: removes titles and descriptions of all documents from the data of the docs version. Other data of the
// docs plugin stays as it is. This is JavaScript because the bundler cannot load TypeScript.

/** @type {(source: string) => string} */
module.exports = function removeDocuments(source) {
  const data = JSON.parse(source);
  if (data.version?.docs === undefined) return source;
  data.version.docs = {};
  return JSON.stringify(data);
};
