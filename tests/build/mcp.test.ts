/** Tests the MCP server with the SDK's client over both transports, for a build folder and for a published site. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveHttp} from '../../tools/mcp/http';
import {openLibrary} from '../../tools/mcp/library';
import {siteSource} from '../../tools/mcp/source';
import {serveFolder} from '../../tools/serve/site';
import {expectedRoutes} from '../routes';

const QUESTIONS = ['encrypt', 'rate limit', 'verify signature', 'token audience', 'E11000'];
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');

let cache = '';
let http: Awaited<ReturnType<typeof serveHttp>>;
const stdio = new Client({name: 'test', version: '1'});
const overHttp = new Client({name: 'test', version: '1'});

beforeAll(async () => {
  cache = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const site = await serveFolder('build');
  const library = await openLibrary(siteSource(new URL(`${site.origin}/`), cache));
  await library.readAllPages();
  // The second start revalidates the cached files; the third one uses them without the site.
  await openLibrary(siteSource(new URL(`${site.origin}/`), cache));
  await site.close();
  const offline = await openLibrary(siteSource(new URL(`${site.origin}/`), cache));
  http = await serveHttp(offline, 0);
  await overHttp.connect(new StreamableHTTPClientTransport(new URL(http.url)));
  const args = ['--import', 'tsx', 'tools/mcp/index.ts', '--build', 'build'];
  await stdio.connect(new StdioClientTransport({command: process.execPath, args}));
}, 60_000);

afterAll(async () => {
  await stdio.close();
  await overHttp.close();
  await http.close();
  rmSync(cache, {recursive: true});
});

async function ask(client: Client, name: string, parameters: Record<string, unknown>) {
  const {content, isError = false} = await client.callTool({name, arguments: parameters});
  const [first] = content as {text: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}

describe.each([
  ['stdio, from the build folder', stdio],
  ['HTTP, from a site that went offline', overHttp],
])('over %s', (_name, client) => {
  it('has four tools', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'get_page',
      'list_pages',
      'get_operation',
    ]);
  });

  it('finds the same as the search of the site', async () => {
    const {text} = await ask(client, 'search_docs', {query: 'upload data', limit: 1});
    expect(text).toMatch(
      /^\d+ pages match; the best 1:\n\n1\. \[Upload data\]\(https?:\/\/[^/]+\/api\/\w+\/upload-data\)/,
    );
  });

  it.each([
    ['get_page', {page: '/quickstart'}, 'quickstart.md'],
    ['get_page', {page: 'https://any.example/quickstart.md#choose-a-path'}, 'quickstart.md'],
    ['get_page', {page: 'api overview'}, 'api/overview.md'],
    ['get_operation', {operation: 'GET /health'}, 'api/nildb/get-health-status.md'],
    ['get_operation', {operation: 'executeQuery'}, 'api/nildb/execute-query.md'],
    ['get_operation', {operation: 'POST /api/v1/accounts'}, 'api/nildb/register-organization.md'],
    ['list_pages', {}, 'llms.txt'],
  ])('%s %o returns %s', async (tool, parameters, file) => {
    expect(await ask(client, tool, parameters)).toEqual({text: read(file), isError: false});
  });

  it('has every page as a resource', async () => {
    const {resources} = await client.listResources();
    const paths = resources.map(({uri}) => new URL(uri).pathname);
    const wanted = expectedRoutes().filter((route) => route !== '/' && route !== '/search');
    expect(paths.sort()).toEqual(wanted.map((route) => `${route}.md`).sort());
    const {contents} = await client.readResource({uri: resources[0]?.uri ?? ''});
    expect(contents).toEqual([expect.objectContaining({text: read(paths[0] ?? '')})]);
  });

  it.each([
    [
      'get_page',
      {page: '/quikstart'},
      'page: there is no page "/quikstart". The nearest is /quickstart (Start building); list_pages lists all.',
    ],
    [
      'get_operation',
      {operation: 'GET /v1/modelz'},
      'operation: there is no operation "GET /v1/modelz". The nearest is get-models-v-1-models-get (GET /v1/models), page /api/nilai/get-models-v-1-models-get.',
    ],
    [
      'get_operation',
      {operation: 'health'},
      'operation: "health" matches 2 operations: health-check-v-1-health-get (GET /v1/health), get-health-status (GET /health). Use one of these ids.',
    ],
    [
      'list_pages',
      {section: 'Lern'},
      'section: there is no section "Lern". The sections are: Start here, Files, Learn, Build, Community, API.',
    ],
    ['search_docs', {query: 'x', limit: 99}, /Number must be less than or equal to 20 at limit$/],
    ['search_docs', {}, /Required at query$/],
  ])('%s %o fails with a suggestion', async (tool, parameters, message) => {
    const {text, isError} = await ask(client, tool, parameters);
    expect(isError).toBe(true);
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
  });

  it('handles one search after the other, and prints how long they take', async () => {
    const times: number[] = [];
    for (const query of [...QUESTIONS, ...QUESTIONS, ...QUESTIONS, ...QUESTIONS]) {
      const begin = performance.now();
      const {text} = await ask(client, 'search_docs', {query});
      expect(text).toContain('](http');
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const [p50, p95] = [0.5, 0.95].map((part) => times[Math.floor(part * times.length)]);
    console.log(
      `${times.length} searches: ${p50?.toFixed(1)} ms (p50), ${p95?.toFixed(1)} ms (p95)`,
    );
  });
});

describe('a request from another site', () => {
  const statusOf = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      const sent = request(http.url, {method: 'POST', headers}, ({statusCode}) =>
        resolve(statusCode),
      );
      sent.on('error', reject).end('{}');
    });

  it('is rejected for a foreign Host or Origin header', async () => {
    expect(await statusOf({host: 'evil.example'})).toBe(403);
    expect(await statusOf({origin: 'https://evil.example'})).toBe(403);
    expect(await statusOf({origin: 'http://localhost:3000'})).not.toBe(403);
  });
});
