/** Checks that the documents name commands, files, packages, and settings that exist. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {gitFiles} from '../../tools/lib/gitFiles';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, unknown>>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const {scripts, dependencies, devDependencies, overrides} = JSON.parse(
  read('package.json'),
) as Manifest;

/** All Markdown files of the repository, apart from input of tests. */
const documents = gitFiles('.')
  .filter((file) => file.endsWith('.md'))
  .filter((file) => !/^(?:tests\/variants\/|examples\/|bench\/site\/)|\/kit\//.test(file));

/** Names in backticks in the first column of the tables of a document. */
const namesInTables = (text: string) =>
  text
    .split('\n')
    // A row of a table: "| `name`, `other` | reason |".
    .map((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names npm scripts that exist', () => {
    // "npm run check:prose -- --code": the name, without a placeholder such as `npm run …`.
    const names = [...text.matchAll(/npm run (?:--\S+ )*([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('links to files that exist', () => {
    const withoutCode = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
    const targets = [...withoutCode.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(
      ([, target = '']) => path.join(path.dirname(file), target),
    );
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });
});

it.each(documents.filter((file) => /.\/README\.md$/.test(file)))(
  '%s has at most 60 lines',
  (file) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  },
);

describe('README.md', () => {
  it('has at most 90 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });

  it('contains the two commands for a newcomer', () => {
    expect(read('README.md')).toContain('npm ci && npm run build && npm run serve');
    expect(read('README.md')).toContain('npm ci && npm test');
  });
});

describe('handbook', () => {
  const [packages = '', overridden = ''] = read('handbook/dependencies.md').split('## Overrides');

  it('gives a reason for every dependency, and for nothing else', () => {
    const declared = Object.keys({...dependencies, ...devDependencies}).sort();
    expect(namesInTables(packages).sort()).toEqual(declared);
  });

  it('gives a reason for every override', () => {
    expect(namesInTables(overridden).sort()).toEqual(Object.keys(overrides).sort());
  });

  it('describes every environment variable of src/config/env.ts', () => {
    // A field of the schema: "  PRODUCT_NAME: text(". Docusaurus sets the two that are left out.
    const fields = [...read('src/config/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !['NODE_ENV', 'DOCUSAURUS_CURRENT_LOCALE'].includes(name));
    const described = read('handbook/settings.md');
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((name) => !described.includes(name))).toEqual([]);
  });

  it('lists every page of the handbook and every decision', () => {
    for (const folder of ['handbook', 'handbook/decisions']) {
      const index = read(path.join(folder, 'README.md'));
      const pages = documents
        .filter((file) => path.dirname(file) === folder && path.basename(file) !== 'README.md')
        .map((file) => path.basename(file));
      expect(pages.length).toBeGreaterThan(5);
      expect(pages.filter((page) => !index.includes(`(${page})`))).toEqual([]);
    }
  });

  it.each(documents.filter((file) => /decisions\/\d{4}-/.test(file)))(
    '%s has three parts',
    (file) => {
      const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    },
  );
});
