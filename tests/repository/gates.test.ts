/** Checks that the linters, the formatter, the type checker, and the test runners cover every file. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import prettier from 'prettier';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {gitFiles} from '../../tools/lib/gitFiles';

const tracked = gitFiles('.');
const code = tracked.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
const scripts = (
  JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>}
).scripts;

/** Returns the files of a tsconfig and of those that it extends. */
function typeChecked(config: string): string[] {
  const {config: settings} = ts.readConfigFile(config, (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  return ts
    .parseJsonConfigFileContent(settings, ts.sys, path.dirname(config))
    .fileNames.map((file) => path.relative('.', file));
}

describe('every file of code', () => {
  it('is formatted by Prettier', async () => {
    const ignored = [];
    for (const file of code) {
      const info = await prettier.getFileInfo(file, {ignorePath: '.prettierignore'});
      if (info.ignored) ignored.push(file);
    }
    expect(ignored).toEqual([]);
  });

  it('is linted by ESLint', async () => {
    const eslint = new ESLint();
    const ignored = [];
    for (const file of code) if (await eslint.isPathIgnored(file)) ignored.push(file);
    expect(ignored).toEqual([]);
  });

  it('is type-checked if it is TypeScript', () => {
    const checked = new Set([
      ...typeChecked('tsconfig.json'),
      ...typeChecked('examples/tsconfig.json'),
    ]);
    const missed = code.filter((file) => /tsx?$/.test(file) && !checked.has(file));
    expect(missed).toEqual([]);
  });

  it('is in a folder that stylelint reads if it is a style sheet', () => {
    const missed = tracked.filter((file) => file.endsWith('.css') && !file.startsWith('src/'));
    expect(scripts['lint:styles']).toContain("'src/**/*.css'");
    expect(missed).toEqual([]);
  });
});

describe('every test file', () => {
  /** Folders that a project of vitest.config.mts, playwright.config.ts, or tests/visual reads. */
  const projects: readonly RegExp[] = [
    /^(?:src|sandbox|tools|openapi|examples)\/.*__tests__\/.*\.test\.tsx?$/,
    /^tests\/(?:repository|claims|build|content|search|variants|dev)\/.*\.test\.ts$/,
    /^tests\/(?:e2e|variants|dev)\/.*\.spec\.ts$/,
    /^tests\/variants\/.*\.setup\.ts$/,
    /^tests\/visual\/visual\.spec\.ts$/,
  ];

  it('belongs to a project', () => {
    const tests = tracked.filter((file) => /\.(?:test|spec|setup)\.[cm]?tsx?$/.test(file));
    expect(tests.filter((file) => !projects.some((project) => project.test(file)))).toEqual([]);
  });

  it('has no focused or skipped test', () => {
    const focused = tracked
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .filter((file) =>
        // `it.only(`, `describe.skip(`, `test.todo(`
        /^\s*(?:it|test|describe)\.(?:only|skip|todo)\(/m.test(readFileSync(file, 'utf8')),
      );
    expect(focused).toEqual([]);
  });
});

describe('package.json', () => {
  it('runs scripts that exist', () => {
    const called = Object.values(scripts).flatMap((script) => {
      // `run-s --silent lint:code lint:styles`, `npm run --silent check:prose`
      const runs = /^run-[sp] (.+)$/.exec(script)?.[1] ?? '';
      const npm = [...script.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)].map(([, name]) => name);
      return [...runs.split(' ').filter((word) => word !== '' && !word.startsWith('-')), ...npm];
    });
    expect(called.filter((name) => name === undefined || scripts[name] === undefined)).toEqual([]);
  });

  it('runs files that exist', () => {
    const missing = Object.values(scripts)
      .flatMap((script) =>
        [...script.matchAll(/\S+\/\S+\.(?:ts|mts|mjs)\b/g)].map(([file]) => file),
      )
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });

  it('hides no missing script with --if-present', () => {
    expect(Object.values(scripts).filter((script) => script.includes('--if-present'))).toEqual([]);
  });

  it('runs every stage of lint and check, also after a failure', () => {
    for (const name of ['lint', 'check']) expect(scripts[name]).toContain('--continue-on-error');
  });
});

describe('ESLint rejects', () => {
  const eslint = new ESLint({
    overrideConfig: {languageOptions: {parserOptions: {project: null, projectService: false}}},
    // Rules with type information are tested by `npm run lint`.
    ruleFilter: ({ruleId}) =>
      ['no-restricted-properties', 'no-restricted-imports', 'max-lines'].includes(ruleId) ||
      ruleId === '@typescript-eslint/no-explicit-any' ||
      ruleId === '@typescript-eslint/ban-ts-comment',
  });

  it.each([
    ['src/lib/example.ts', 'process.env in src/', 'export const a = process.env.HOME;'],
    ['docusaurus.config.ts', 'process.env in a configuration', 'const a = process.env.HOME;'],
    ['src/lib/example.ts', 'any', 'export const a = (b: any) => String(b);'],
    [
      'src/lib/example.ts',
      'suppressions without a reason',
      '// @ts-expect-error\nexport const a = b;',
    ],
    ['src/theme/example.ts', 'internals', "import a from '@docusaurus/core/lib/client/App';\na();"],
    ['src/theme/example.ts', 'generated data', "import a from '@generated/routes';\na();"],
    ['src/lib/example.ts', 'long files', 'export const a = 1;\n'.repeat(301)],
  ])('in %s: %s', async (filePath, _name, text) => {
    const [result] = await eslint.lintText(`${text}\n`, {filePath});
    expect(result?.messages.map(({ruleId}) => ruleId)).not.toEqual([]);
  });
});
