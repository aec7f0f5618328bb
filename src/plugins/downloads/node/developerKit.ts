/** Makes the developer kit: the sandbox as one file, the specifications, and the samples. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {substitute} from '../../../lib/variables';
import {sampleFiles} from '../../code';
import {makeArchive} from './makeArchive';

/** The folder that unpacking the archive creates. */
const FOLDER = 'developer-kit';

/**
 * Makes the archive (tar, gzip) in memory. The same files make the same bytes.
 *
 * @param sandbox  the sandbox as one script
 * @param variables  the values of the variables in the specifications
 * @throws Error for a missing file, an unknown variable, and a path that is too long
 */
export async function makeDeveloperKit(
  siteDir: string,
  sandbox: string,
  variables: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const specifications = readdirSync(path.join(siteDir, 'openapi'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `openapi/${name}`);
  const options = read('tools/sandbox/README.md').replace('npm run sandbox', 'node sandbox.cjs');
  const files = [
    // `--help` of the sandbox prints it.
    ['README.md', `${read('src/plugins/downloads/node/README.template.md')}\n#${options}`],
    ['sandbox.cjs', sandbox],
    ['sandbox/README.md', read('sandbox/README.md')],
    ...specifications.map((file) => [file, substitute(read(file), variables, {file})] as const),
    ...sampleFiles(siteDir).map((file) => [file, read(file)] as const),
  ] as const;
  return makeArchive(
    Object.fromEntries(files.map(([name, text]) => [`${FOLDER}/${name}`, text] as const)),
  );
}
