/** Deleting the folder of a capability, and its lines in the configuration, leaves a site that type-checks. */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {COMPOSITION, withDependents, withoutCapability} from './removeCapability';

const root = path.resolve(__dirname, '../..');
const capabilities = readdirSync(path.join(root, 'src/capabilities'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The capabilities that are missing at the moment: one, and those that need it. */
let removed: readonly string[] = [];

const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
  ts.sys.readFile(file),
) as {config: unknown};
const {options} = ts.parseJsonConfigFileContent(config, ts.sys, root);
options.noEmit = true;

const disk = ts.createCompilerHost(options, true);
const isRemoved = (file: string) =>
  removed.some((name) => file.startsWith(path.join(root, 'src/capabilities', name) + path.sep));
const readFile = (file: string) => {
  const name = path.relative(root, file);
  const text = isRemoved(file) ? undefined : disk.readFile(file);
  if (text === undefined || !COMPOSITION.includes(name)) return text;
  return removed.reduce((rest, capability) => withoutCapability(rest, capability, name), text);
};
/** Parsed files; those of packages never change. */
const parsed = new Map<string, ts.SourceFile>();
/** The files of the repository, without those of the removed capabilities. */
const host: ts.CompilerHost = {
  ...disk,
  fileExists: (file) => !isRemoved(file) && disk.fileExists(file),
  readFile,
  getSourceFile(file, languageVersion) {
    const text = readFile(file);
    if (text === undefined) return undefined;
    const version = createHash('sha1').update(text).digest('hex');
    const key = `${file}:${version}`;
    const source = parsed.get(key) ?? ts.createSourceFile(file, text, languageVersion);
    parsed.set(key, source);
    return source;
  },
};

/** The site without its tests: a test of a removed capability goes with it. */
const sources = ['src', ...COMPOSITION].flatMap((name) =>
  /\.tsx?$/.test(name)
    ? [path.join(root, name)]
    : ts.sys.readDirectory(path.join(root, name), ['.ts', '.tsx'], ['**/__tests__/**']),
);

let program: ts.Program | undefined;

/** Whether a file may import one of the removed capabilities: `'../../code'`, `'./src/capabilities/code/client'`. */
const mayImport = (text: string) =>
  removed.some((name) => new RegExp(`/${name}(?:/[^']*)?'`).test(text));

/** Type-checks the files that name a removed capability; the types of other files stay the same. */
function typeErrors(): string[] {
  const files = sources.filter((file) => !isRemoved(file));
  const checked = files.filter((file) => mayImport(disk.readFile(file) ?? ''));
  program = ts.createProgram(files, options, host, program);
  const current = program;
  return checked
    .flatMap((file) => current.getSemanticDiagnostics(current.getSourceFile(file)))
    .map(({file, start = 0, messageText}) => {
      const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
      const name = path.relative(root, file?.fileName ?? '');
      return `${name}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

it.each(capabilities)(
  'without %s the site type-checks',
  (capability) => {
    removed = withDependents(capability);
    expect(typeErrors()).toEqual([]);
  },
  120_000,
);
