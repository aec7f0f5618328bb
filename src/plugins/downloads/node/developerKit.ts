/** Makes the developer kit: the sandbox as one file, the specifications, and the samples. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleFiles} from '../../code';
import {makeArchive} from './makeArchive';

/** The folder that unpacking the archive creates. */
const FOLDER = 'developer-kit';

/**
 * Makes the archive (tar, gzip) in memory. The same files make the same bytes.
 *
 * @param sandbox  the sandbox as one script
 * @param specifications  the published specifications, by the paths of their files
 * @throws Error for a missing file, and a path that is too long
 */
export async function makeDeveloperKit(
  siteDir: string,
  sandbox: string,
  specifications: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const options = read('tools/sandbox/README.md').replace('npm run sandbox', 'node sandbox.cjs');
  const files = [
    // `--help` of the sandbox prints it.
    ['README.md', `${read('src/plugins/downloads/node/README.template.md')}\n#${options}`],
    ['sandbox.cjs', sandbox],
    ['sandbox/README.md', read('sandbox/README.md')],
    ...Object.entries(specifications),
    ...sampleFiles(siteDir).map((file) => [file, read(file)] as const),
  ] as const;
  return makeArchive(
    Object.fromEntries(files.map(([name, text]) => [`${FOLDER}/${name}`, text] as const)),
  );
}
