/** What is read when the dev server starts: `npm start` restarts it then, and the bundler does not follow it. */

const names = ['config', 'capabilities', 'lib'];

/** Folders that such files are in. */
export const restartFolders = names.map((name) => `src/${name}`);

/** Such a file: no test, and nothing that is the browser's alone. */
export const restartRegex = new RegExp(
  String.raw`[\\/]src[\\/](?:${names.join('|')})[\\/](?!(?:.*[\\/])?(?:__tests__|client|theme)[\\/]).*\.(?:ts|cjs|js|json|txt|ya?ml)$`,
);
