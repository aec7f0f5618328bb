// `docusaurus write-translations` compiles with Babel to extract the texts of the components. The site itself is
// compiled by SWC (@docusaurus/faster), so `docusaurus build` and `docusaurus start` warn that this
// file can be removed. Docusaurus has no setting for that warning; it is harmless.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
