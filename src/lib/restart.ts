/**
 * The files that are read only when the dev server starts. `npm start` restarts the dev server when one of them changes,
 * and the bundler ignores them.
 */

const folderNames = ['config', 'plugins', 'lib'];

/** The folders that contain such files. `.` means the files of the repository's root, without its folders. */
export const restartFolders = ['.', ...folderNames.map((name) => `src/${name}`)];

/**
 * Matches such a file, for example /site/docusaurus.markdown.ts, /site/src/config/product.ts, or
 * src/plugins/search/node/writeIndex.ts, but not tests, browser code (client/), or components of the theme (theme/).
 * Docusaurus watches docusaurus.config.ts and sidebars.ts.
 */
export const restartRegex = new RegExp(
  String.raw`[\\/]docusaurus\.(?:markdown|builtPages)\.ts$|[\\/]src[\\/](?:${folderNames.join('|')})[\\/](?!(?:.*[\\/])?(?:__tests__|client|theme)[\\/]).*\.(?:ts|cjs|js|json|txt|ya?ml)$`,
);
