/** Checks what a program can find with only the small summary, the skill, or the MCP server. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import Ajv from 'ajv';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {product} from '../../src/config/product';
import {Library} from '../../tools/mcp/library';
import {makeServer} from '../../tools/mcp/server';
import {readDocs} from '../../tools/mcp/source';
import {ENCRYPTED_TOTAL, PRIVATE_CHAT, type Fact} from './checklist';

const MOST_CALLS = 3;
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');
const facts = [...ENCRYPTED_TOTAL, ...PRIVATE_CHAT];
const skillFile = `.well-known/agent-skills/${product.slug}/SKILL.md`;

/** Counts 0 calls for a fact in a text, and 1 call for a fact on a page that the text links to. */
function callsFromText(text: string): (fact: Fact) => number {
  const named = [...text.matchAll(/https?:\/\/[^/\s)]+\/([^\s)#`]+)/g)]
    .map(([, found = '']) => `${found.replace(/\.md$/, '')}.md`)
    .filter((file) => existsSync(path.join('build', file)));
  const pages = [...new Set(named)].map(read);
  return ({pattern}) => {
    if (pattern.test(text)) return 0;
    return pages.some((page) => pattern.test(page)) ? 1 : Infinity;
  };
}

const client = new Client({name: 'test', version: '1'});
async function ask(name: string, parameters: Record<string, unknown>): Promise<string> {
  const {content} = await client.callTool({name, arguments: parameters});
  return (content as {text: string}[])[0]?.text ?? '';
}

/** Counts a search, and then each page that it found, in order. */
async function callsToServer({query, pattern}: Fact): Promise<number> {
  const found = await ask('search_docs', {query});
  if (pattern.test(found)) return 1;
  const urls = [...found.matchAll(/^## .*\n(https?:\S+)$/gm)].map(([, url = '']) =>
    url.replace(/#.*/, ''),
  );
  for (const [index, page] of [...new Set(urls)].slice(0, MOST_CALLS - 1).entries())
    if (pattern.test(await ask('get_page', {page}))) return index + 2;
  return Infinity;
}

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await makeServer(new Library(readDocs('build/docs-mcp.json'))).connect(theirs);
  await client.connect(ours);
});

describe('each fact is found with at most three calls', () => {
  it.each([
    ['the summary of 6,000 tokens', async () => callsFromText(read('llm-summary-6k.txt'))],
    ['the skill', async () => callsFromText(read(skillFile))],
    ['the MCP server', async () => callsToServer],
  ])('with only %s', async (way, callsOf) => {
    const count = await callsOf();
    const calls = await Promise.all(facts.map(async (fact) => count(fact)));
    const table = [0, 1, 2, 3].map((number) => calls.filter((one) => one === number).length);
    console.log(`${way}: after 0, 1, 2, 3 calls: ${table.join(', ')} of ${facts.length}`);
    expect(facts.filter((_, index) => (calls[index] ?? Infinity) > MOST_CALLS)).toEqual([]);
  });
});

describe('the skill', () => {
  const text = read(skillFile);
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const name = {type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 64};
  const description = {type: 'string', minLength: 1, maxLength: 1024};
  const valid = (schema: object, value: unknown) => {
    const ajv = new Ajv();
    ajv.validate({type: 'object', additionalProperties: false, ...schema}, value);
    return ajv.errors;
  };

  it('has the front matter of agentskills.io, and at most 2,500 tokens', () => {
    const required = ['name', 'description'];
    expect(valid({required, properties: {name, description}}, parse(front))).toBeNull();
    expect(countTokens(text)).toBeLessThan(2_500);
    console.log(`SKILL.md: ${countTokens(text)} tokens`);
  });

  it('is listed in the index with its digest', () => {
    const index: unknown = JSON.parse(read('.well-known/agent-skills/index.json'));
    const entry = {
      name: {const: product.slug},
      type: {const: 'skill-md'},
      description: {const: (parse(front) as {description: string}).description},
      url: {const: `/${skillFile}`},
      digest: {const: `sha256:${createHash('sha256').update(text).digest('hex')}`},
    };
    const item = {type: 'object', properties: entry, required: Object.keys(entry)};
    const properties = {
      $schema: {const: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'},
      skills: {type: 'array', minItems: 1, items: item},
    };
    expect(valid({properties, required: Object.keys(properties)}, index)).toBeNull();
  });

  it('links to existing files', () => {
    const links = [...body.matchAll(/https?:\/\/[^/\s)]+\/([^\s)]*)/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((file) => !existsSync(path.join('build', file)))).toEqual([]);
  });
});
