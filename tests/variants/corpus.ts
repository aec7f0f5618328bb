/** Public specifications of others, cut small (corpus/README.md), added to a copy of the site as CONTRIBUTING.md says. */
import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {editFile} from './siteCopy';

const FOLDER = path.join(__dirname, 'corpus');

/** An API for each document, named as its file. */
export const corpus = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const segment = path.basename(name, '.yaml');
    const {info} = parse(readFileSync(path.join(FOLDER, name), 'utf8')) as {info: {title: string}};
    return {id: segment, segment, label: info.title, specPath: `openapi/corpus/${name}`};
  });

/** Adds the documents to the APIs of a copy; /api/<name of the file> are their pages. */
export function addCorpus(site: string): void {
  cpSync(FOLDER, path.join(site, 'openapi/corpus'), {recursive: true});
  editFile(path.join(site, 'src/config/apis.ts'), (text) =>
    text.replace(/\n\];\n/, `\n  ...${JSON.stringify(corpus)},\n];\n`),
  );
}
