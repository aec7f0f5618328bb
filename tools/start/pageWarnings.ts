/** Prints what `npm run check` would warn about, for each page that is saved while the dev server runs. */
import {existsSync} from 'node:fs';
import logger from '@docusaurus/logger';
import {checkMarkdown, checkSpelling} from '../check/tools';
import {watchFolders} from './watch';

async function printWarnings(changed: readonly string[]): Promise<void> {
  const files = changed.filter((file) => existsSync(file));
  if (files.length === 0) return;
  const findings = await Promise.all([checkSpelling(files), checkMarkdown(files)]);
  for (const {place, message} of findings.flat()) logger.warn(`${place}: ${message}`);
}

/** Whether a file is a page that someone wrote. The pages in the folders of docs/api are generated. */
const isWritten = (file: string): boolean =>
  /\.mdx?$/.test(file) && !/^docs[\\/]api[\\/].+[\\/]/.test(file);

/**
 * Checks the spelling and the Markdown of saved pages until the process ends. Pages that are saved during a check wait for
 * its end. The dev server reports all other problems.
 */
export function watchPages(): void {
  const waiting = new Set<string>();
  let isChecking = false;
  const checkWaiting = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    while (waiting.size > 0) {
      const files = [...waiting];
      waiting.clear();
      await printWarnings(files).catch((error: unknown) => logger.error(String(error)));
    }
    isChecking = false;
  };
  watchFolders(
    ['docs'],
    (files) => {
      for (const file of files) waiting.add(file);
      void checkWaiting();
    },
    isWritten,
  );
}
