/** Makes the archive that `npx` installs: the MCP server as one file, with the documentation. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCS_FILE} from '../shared';
import {makeArchive} from './makeArchive';

/** The file that `npx` runs. */
const SCRIPT = 'docs-mcp.cjs';

/** The fields of the site's package.json that the archive repeats. */
interface SitePackage {
  readonly version: string;
  readonly engines: object;
}

/**
 * Makes the archive (tar, gzip) in memory, in the form of an npm package.
 *
 * @param server  the server as one script
 * @param docs  the content of `DOCS_FILE`
 */
export async function makeServerArchive(
  siteDir: string,
  server: string,
  docs: string,
): Promise<Buffer> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const {version, engines} = JSON.parse(read('package.json')) as SitePackage;
  const packageJson = {
    name: 'docs-mcp',
    version,
    description: 'The documentation for AI assistants, over the Model Context Protocol',
    license: 'MIT',
    bin: SCRIPT,
    engines,
  };
  return makeArchive({
    // `--help` of the server prints it.
    'package/README.md': read('tools/mcp/README.md'),
    'package/package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    [`package/${SCRIPT}`]: server,
    [`package/${DOCS_FILE}`]: docs,
  });
}
