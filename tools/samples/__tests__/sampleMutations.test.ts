/** One mistake of each kind, made in a copy of the samples: each is found, with file and line. */
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {codeStep} from '../../../src/capabilities/code';
import {checkSample, outputProblem} from '../check';
import {discoverSamples} from '../discover';
import {normalise, recordable} from '../normalise';

const site = path.resolve(__dirname, '../../..');
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  cpSync(path.join(site, 'examples'), path.join(root, 'examples'), {recursive: true});
  symlinkSync(path.join(site, 'node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, {recursive: true}));

/** Replaces the first `from` of a file of the copy; returns the line it stood on. */
function mutate(file: string, from: string, to: string): number {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, 'utf8');
  const at = text.indexOf(from);
  expect(at, `${file} does not contain ${from}`).toBeGreaterThanOrEqual(0);
  writeFileSync(absolute, text.slice(0, at) + to + text.slice(at + from.length));
  return text.slice(0, at).split('\n').length;
}

async function problemOf(file: string): Promise<string> {
  const sample = discoverSamples(root).find((one) => one.file === file);
  if (sample === undefined) throw new Error(`${file} is not a sample`);
  return (await checkSample(root, sample)).problem ?? 'no problem';
}

describe('a mistake in a sample', {timeout: 240_000}, () => {
  it('in a field’s name is found at the call', async () => {
    const file = 'examples/vault/quickstart.ts';
    const line = mutate(file, "'/api/v1/schemas', {_id:", "'/api/v1/schemas', {id:");
    const problem = await problemOf(file);
    expect(problem).toMatch(`${file}:${line}: ${file} ended with exit code 1`);
    expect(problem).toContain('key=_id, reason=Required');
  });

  it('in a path is found at the command', async () => {
    const file = 'examples/api/ai.sh';
    const line = mutate(file, '/v1/health', '/v1/healthy');
    expect(await problemOf(file)).toMatch(`${file}:${line}: ${file} ended with exit code 22`);
  });

  it('in the recorded output is found at its line', async () => {
    mutate(
      'examples/llm/quickstart.out',
      'finished because of: stop',
      'finished because of: length',
    );
    expect(await problemOf('examples/llm/quickstart.ts')).toBe(
      'examples/llm/quickstart.out:2: the sample prints something else\n' +
        '  recorded: "finished because of: length"\n' +
        '  printed:  "finished because of: stop"\n' +
        'If the new output is right: npm run samples:update',
    );
  });

  it('in Python’s syntax is found without running it', async () => {
    const file = 'examples/vault/query.py';
    const line = mutate(file, 'import ', 'import import ');
    expect(await problemOf(file)).toMatch(`${file}:${line}: does not compile`);
  });

  it('that takes a shown region away is found at the fence', async () => {
    mutate('examples/vault/ql.ts', '#region keys', '#region renamed');
    const page = 'Text.\n\n```ts file=examples/vault/ql.ts#keys\n```\n';
    const processor = unified().use(remarkParse).use(remarkMdx).use(codeStep, {siteDir: root});
    const file = new VFile({path: path.join(root, 'docs/page.mdx'), value: page});
    await expect(processor.run(processor.parse(file), file)).rejects.toThrow(
      /docs\/page\.mdx:3.*examples\/vault\/ql\.ts has no region "keys"/,
    );
  });
});

describe('what counts as random', () => {
  const uuid = '5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11';

  it('is ids, times, keys and shares', () => {
    expect(normalise(`id ${uuid} at 2025-06-01T10:00:00.000Z`)).toBe('id <uuid> at <time>');
    expect(normalise(`{"%share": 12} {'%share': 'abc='}`)).toBe(
      `{"%share": <share>} {'%share': <share>}`,
    );
    expect(normalise('ab'.repeat(33))).toBe('<hex>');
  });

  it('is not anything else', () => {
    const plain = 'total: 2368, mean 12.5, deadbeef, 2025-06-01, chatcmpl-tool-get_weather';
    expect(normalise(plain)).toBe(plain);
  });

  it('makes two runs equal, and a changed or missing line different', () => {
    const other = uuid.replace('5', '6');
    expect(outputProblem('a.out', `one ${uuid}\ntwo\n`, `one ${other}\ntwo\n`)).toBeUndefined();
    expect(outputProblem('a.out', 'one\ntwo\n', 'one\n')).toContain('a.out:2:');
    expect(outputProblem('a.out', 'one\n', 'one\ntwo\n')).toContain('recorded: nothing more');
  });

  it('never leaves a token in a recorded file', () => {
    expect(recordable('token eyJhbGciOiJ9.eyJhdWQiOiJ9.c2ln end')).toBe('token <token> end');
  });
});
