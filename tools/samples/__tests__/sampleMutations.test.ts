/** Makes one mistake of each kind in a copy of the samples or in a specification. Each is reported with its place. */
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {Contract, contractFor} from '../../../sandbox/contract/contract';
import {Specification} from '../../../src/lib/openapi/specification';
import {codeStep} from '../../../src/plugins/code';
import {checkSamples, outputProblem} from '../check';
import {withoutRandomParts, withoutTokens} from '../normalize';

const site = path.resolve(__dirname, '../../..');
let root = '';

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  cpSync(path.join(site, 'examples'), path.join(root, 'examples'), {recursive: true});
  symlinkSync(path.join(site, 'node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, {recursive: true}));

/** Replaces the first `from` in a file of the copy. Returns its line. */
function mutate(file: string, from: string, to: string): number {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, 'utf8');
  const at = text.indexOf(from);
  expect(at, `${file} does not contain ${from}`).toBeGreaterThanOrEqual(0);
  writeFileSync(absolute, text.slice(0, at) + to + text.slice(at + from.length));
  return text.slice(0, at).split('\n').length;
}

async function problemOf(file: string, folder = root): Promise<string> {
  const problems = await checkSamples(folder, [file]);
  return problems.get(file) ?? 'no problem';
}

describe('a mistake in a sample', {timeout: 240_000}, () => {
  it('in the name of a field is reported at the call', async () => {
    const file = 'examples/vault/quickstart.ts';
    const line = mutate(file, "'/api/v1/schemas', {_id:", "'/api/v1/schemas', {id:");
    const problem = await problemOf(file);
    expect(problem).toMatch(`${file}:${line}: ${file} ended with exit code 1`);
    expect(problem).toContain('key=_id, reason=Required');
  });

  it('in a path is reported at the command', async () => {
    const file = 'examples/api/ai.sh';
    const line = mutate(file, '/v1/health', '/v1/healthy');
    expect(await problemOf(file)).toMatch(`${file}:${line}: ${file} ended with exit code 22`);
  });

  it('in the recorded output is reported at its line', async () => {
    mutate('examples/llm/quickstart.out', 'finish reason: stop', 'finish reason: length');
    expect(await problemOf('examples/llm/quickstart.ts')).toBe(
      'examples/llm/quickstart.out:2: the sample prints something else\n' +
        '  recorded: "finish reason: length"\n' +
        '  printed:  "finish reason: stop"\n' +
        'If the new output is right: npm run samples:update',
    );
  });

  it('in the syntax of Python is reported before any line runs', async () => {
    const file = 'examples/vault/query.py';
    const line = mutate(file, 'import ', 'import import ');
    expect(await problemOf(file)).toMatch(
      new RegExp(`^${file}:${line}: ${file} ended with exit code 1\\n[^]*SyntaxError`),
    );
  });

  it('that removes a region of a page is reported at the code block', async () => {
    mutate('examples/vault/ql.ts', '#region keys', '#region renamed');
    const page = 'Text.\n\n```ts file=examples/vault/ql.ts#keys\n```\n';
    const processor = remark().use(remarkMdx).use(codeStep, {siteDir: root});
    const file = new VFile({path: path.join(root, 'docs/page.mdx'), value: page});
    await processor.run(processor.parse(file), file);
    expect(file.messages.map(String).join()).toMatch(
      /docs\/page\.mdx:3.*examples\/vault\/ql\.ts has no region "keys"/,
    );
  });
});

/** sandbox/contract/__tests__/contract.test.ts tests the other kinds of violations. */
it('a name changed in a specification is reported by a sample that ends well', async () => {
  const contract = contractFor('ai');
  const original = {...contract};
  const text = JSON.stringify(contract.spec.document).replaceAll('"delta"', '"renamed"');
  // The sandbox runs in this process and has the same contract.
  Object.assign(contract, new Contract(new Specification(`${contract.spec.file}.json`, text)));
  try {
    const found = await problemOf('examples/llm/streaming.sh', site);
    expect(found).toContain('Contract violation: POST /v1/chat/completions responded with');
    expect(found).toContain("event/choices/0: must have required property 'renamed'");
  } finally {
    Object.assign(contract, original);
  }
}, 120_000);

describe('the random parts of an output', () => {
  const uuid = '5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11';

  it('are ids, times, keys, and shares', () => {
    expect(withoutRandomParts(`id ${uuid} at 2025-06-01T10:00:00.000Z`)).toBe(
      'id <uuid> at <time>',
    );
    expect(withoutRandomParts(`{"%share": 12} {'%share': 'abc='}`)).toBe(
      `{"%share": <share>} {'%share': <share>}`,
    );
    expect(withoutRandomParts('ab'.repeat(33))).toBe('<hex>');
  });

  it('are nothing else', () => {
    const plain = 'total: 2368, mean 12.5, deadbeef, 2025-06-01, chatcmpl-tool-get_weather';
    expect(withoutRandomParts(plain)).toBe(plain);
  });

  it('are ignored when outputs are compared, but changed and missing lines are not', () => {
    const other = uuid.replace('5', '6');
    expect(outputProblem('a.out', `one ${uuid}\ntwo\n`, `one ${other}\ntwo\n`)).toBeUndefined();
    expect(outputProblem('a.out', 'one\ntwo\n', 'one\n')).toContain('a.out:2:');
    expect(outputProblem('a.out', 'one\n', 'one\ntwo\n')).toContain('recorded: no more lines');
  });

  it('are recorded, except tokens', () => {
    expect(withoutTokens('token eyJhbGciOiJ9.eyJhdWQiOiJ9.c2ln end')).toBe('token <token> end');
  });
});
