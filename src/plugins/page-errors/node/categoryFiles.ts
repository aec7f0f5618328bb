/** Checks the `_category_` files of folders. Docusaurus would report a mistake in one without its line, and with a stack. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import {didYouMean} from '../../../lib/nearestName';
import type {Problem} from './problems';
import {findRemedy} from './remedies';

const fileRegex = /(?:^|[\\/])_category_\.(?:json|ya?ml)$/;

/** The fields of such a file, with the types of their values. */
const fieldTypes: ReadonlyMap<string, string> = new Map([
  ['key', 'string'],
  ['label', 'string'],
  ['description', 'string'],
  ['position', 'number'],
  ['collapsed', 'boolean'],
  ['collapsible', 'boolean'],
  ['className', 'string'],
  ['link', 'object'],
  ['customProps', 'object'],
]);

function hasType(value: unknown, type: string): boolean {
  if (type !== 'object') return typeof value === type;
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeField(name: string, value: unknown): string | undefined {
  const type = fieldTypes.get(name);
  if (type === undefined) {
    const known = [...fieldTypes.keys()];
    const otherwise = `Write one of ${known.join(', ')}.`;
    return `"${name}" is unknown.${didYouMean(name, known, {otherwise})}`;
  }
  // `link: null` is right: the category has no page.
  if (hasType(value, type) || (name === 'link' && value === null)) return undefined;
  const article = type === 'object' ? 'an' : 'a';
  const found = JSON.stringify(value);
  return `"${name}" must be ${article} ${type}, found ${found}. ${findRemedy('frontMatter', type)}`;
}

/** Returns the problems of one file. */
function checkFile(file: string, text: string): Problem[] {
  const lines = new LineCounter();
  const placeOf = (offset: number) => {
    const {line, col} = lines.linePos(offset);
    return {file, line, column: col};
  };
  const document = parseDocument(text, {lineCounter: lines});
  const {contents, errors} = document;
  const [error] = errors;
  const example = file.endsWith('.json') ? '{"label": "Guides", "position": 2}' : 'label: Guides';
  if (error !== undefined) {
    const [reason = ''] = error.message.split(/ at line \d+/);
    return [{...placeOf(error.pos[0]), message: `${reason}. Write for example ${example}.`}];
  }
  if (!isMap(contents)) {
    return [{file, line: 1, message: `The file must contain fields, for example ${example}.`}];
  }
  return contents.items.flatMap(({key, value}): Problem[] => {
    const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
    const message = describeField(String(key), isNode(value) ? value.toJS(document) : value);
    return message === undefined ? [] : [{...placeOf(offset), message}];
  });
}

/**
 * Returns the problems of all `_category_` files of the documents and their translations. The plugin calls it once, at
 * the start, before Docusaurus reads these files, and throws a PageError if there are problems.
 */
export function findCategoryProblems(siteDir: string): Problem[] {
  return ['docs', 'i18n'].flatMap((folder) => {
    const absolute = path.join(siteDir, folder);
    if (!existsSync(absolute)) return [];
    return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
      .filter((name) => fileRegex.test(name))
      .flatMap((name) =>
        checkFile(path.join(folder, name), readFileSync(path.join(absolute, name), 'utf8')),
      );
  });
}
