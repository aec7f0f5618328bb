/**
 * Adds shortened public specifications of other projects (corpus/README.md) to a copy of the site, as CONTRIBUTING.md
 * explains.
 */
import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {testEverything} from '../scope';

const FOLDER = path.join(__dirname, 'corpus');

/** The specifications with the most features. */
const EXAMPLES = ['github.yaml', 'polymorphism.yaml', 'rules.yaml', 'upcoming.yaml'];

/** One API for each file that is tested, with the name of the file. */
export const corpus = (testEverything ? readdirSync(FOLDER) : EXAMPLES)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const segment = path.basename(name, '.yaml');
    const {info} = parse(readFileSync(path.join(FOLDER, name), 'utf8')) as {info: {title: string}};
    return {id: segment, segment, label: info.title, specPath: `openapi/corpus/${name}`};
  });

/** Adds the files to the APIs of a copy. Their pages are below /api/<name of the file>. */
export function addCorpus(site: string): void {
  cpSync(FOLDER, path.join(site, 'openapi/corpus'), {recursive: true});
  const own = readFileSync('src/config/apis.ts', 'utf8');
  const all = own.replace(/\n\];\n/, `\n  ...${JSON.stringify(corpus)},\n];\n`);
  if (all === own) throw new Error('src/config/apis.ts: the end of the list of APIs was not found');
  writeFileSync(path.join(site, 'src/config/apis.ts'), all);
}
