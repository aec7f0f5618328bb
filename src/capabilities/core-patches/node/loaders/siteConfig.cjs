// Shortens the site's configuration for the browser: settings that only the build reads go (options.drop: dotted names).
const prefix = 'export default ';

/** @param {string} source */
module.exports = function shortenSiteConfig(source) {
  const {drop} = this.getOptions();
  const start = source.indexOf(prefix);
  const end = source.lastIndexOf('};');
  if (start < 0 || end < 0)
    throw new Error('docusaurus.config.mjs: expected "export default {…};", found another shape');
  const config = JSON.parse(source.slice(start + prefix.length, end + 1));
  for (const name of drop) {
    const keys = name.split('.');
    const last = keys.pop();
    const owner = keys.reduce((value, key) => value?.[key], config);
    if (owner !== undefined) delete owner[last];
  }
  return `${prefix}${JSON.stringify(config)};`;
};
