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

/** Checks the spelling and the Markdown of saved pages until the process ends. The dev server reports all other problems. */
export function watchPages(): void {
  watchFolders(
    ['docs'],
    (files) => {
      printWarnings(files).catch((error: unknown) => logger.error(String(error)));
    },
    (file) => /\.mdx?$/.test(file),
  );
}
