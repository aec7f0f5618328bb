/** Tests the answers of the tool search_docs: whether they answer questions, and stay within their budget. */
import path from 'node:path';
import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DOCS_FILE} from '../../src/plugins/downloads/shared';
import {Library} from '../../tools/mcp/library';
import {makeServer} from '../../tools/mcp/server';
import {readDocs} from '../../tools/mcp/source';
import {ask} from './askServer';
import {HELD_OUT_QUESTIONS, HOW_TO, QUESTIONS} from './mcpQuestions';

const client = new Client({name: 'test', version: '1'});

beforeAll(async () => {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const library = new Library(readDocs(path.join('build', DOCS_FILE)));
  await makeServer(library).connect(serverSide);
  await client.connect(clientSide);
});

afterAll(async () => client.close());

describe('the first answer of search_docs', () => {
  it.each([
    ['the questions of developers', QUESTIONS, 22],
    ['further questions', HELD_OUT_QUESTIONS, 20],
    ['tasks with code', HOW_TO, 8],
  ])('answers %s in 1,200 tokens', async (_name, questions, least) => {
    const missed = [];
    for (const [query, answer] of questions) {
      const {text} = await ask(client, 'search_docs', {query, budget: 1200});
      expect(countTokens(text), query).toBeLessThanOrEqual(1200);
      if (!answer.test(text)) missed.push(query);
    }
    expect(questions.length - missed.length, missed.join(' | ')).toBeGreaterThanOrEqual(least);
  });

  it('starts with the whole program for a task that names its language', async () => {
    const query = 'add two secret numbers in TypeScript';
    const {text} = await ask(client, 'search_docs', {query, budget: 1200});
    const program = readDocs(path.join('build', DOCS_FILE)).samples.find(
      ({name}) => name === 'vault/payroll',
    );
    expect(text).toContain(program?.files['payroll.ts']);
  });

  it('shows a text that several sections share once', async () => {
    const {text} = await ask(client, 'search_docs', {query: '401 Unauthorized', budget: 2000});
    const shared = 'signed with another key, or for another node';
    expect(text.split(shared)).toHaveLength(2);
  });

  it.each([200, 2000, 20_000])('keeps a budget of %i tokens', async (budget) => {
    for (const [query] of QUESTIONS) {
      const {text} = await ask(client, 'search_docs', {query, budget});
      expect(countTokens(text), query).toBeLessThanOrEqual(budget);
    }
  });

  it('links to pages in a form that get_page reads', async () => {
    const {text} = await ask(client, 'search_docs', {query: 'Which models can I use?'});
    const [, page = ''] = /\]\((\/[^)]+\.md#[^)]+)\)/.exec(text) ?? [];
    expect(await ask(client, 'get_page', {page})).toMatchObject({isError: false});
  });
});
