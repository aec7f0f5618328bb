// Read by `docusaurus write-translations` only: the site itself is compiled by SWC (future.faster).
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
