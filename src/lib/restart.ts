/** What is read when the dev server starts: `npm start` restarts it then, and the bundler does not follow it. */

/** Folders that such files are in. */
export const restartFolders = ['src/config', 'src/capabilities', 'src/lib'];

/** Such a file: no test, and nothing that is the browser's alone. */
export const restartRegex =
  /[\\/]src[\\/](?:config|capabilities|lib)[\\/](?!(?:.*[\\/])?(?:__tests__|client|theme)[\\/]).*\.(?:ts|cjs|js|json|txt|ya?ml)$/;
