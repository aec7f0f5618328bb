/** Tests the MCP server with the SDK's client over both transports, and the archive that npx installs. */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DOCS_FILE} from '../../src/plugins/downloads/shared';
import {serveHttp} from '../../tools/mcp/http';
import {Library} from '../../tools/mcp/library';
import {newestDocs, readDocs, refreshCache} from '../../tools/mcp/source';
import {serveFolder} from '../../tools/serve/site';
import {builtRoutes} from '../routes';
import {ask} from './askServer';

const read = (file: string) => readFileSync(path.join('build', file), 'utf8');
const docs = readDocs(path.join('build', DOCS_FILE));

let folder = '';
let script = '';
let http: Awaited<ReturnType<typeof serveHttp>>;
const client = (mode: 'auto' | 'legacy') =>
  new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
const stdio = client('auto');
const overHttp = client('auto');
const olderClient = client('legacy');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  execFileSync('tar', ['-xzf', 'build/docs-mcp.tgz', '-C', folder]);
  script = path.join(folder, 'package/docs-mcp.cjs');
  const args = [script, '--cache', path.join(folder, 'cache')];
  await stdio.connect(
    new StdioClientTransport({command: process.execPath, args, stderr: 'ignore'}),
  );
  http = await serveHttp(new Library(docs), {port: 0});
  for (const connected of [overHttp, olderClient])
    await connected.connect(new StreamableHTTPClientTransport(new URL(http.url)));
}, 60_000);

afterAll(async () => {
  await stdio.close();
  await overHttp.close();
  await olderClient.close();
  await http.close();
  rmSync(folder, {recursive: true});
});

describe.each([
  ['stdio, from the archive', stdio],
  ['HTTP', overHttp],
  ['HTTP, to a client of an earlier protocol', olderClient],
])('over %s', (_name, client) => {
  it('has three tools that only read, each with a title and the shape of its result', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'get_page', 'get_sample']);
    for (const {title, annotations, inputSchema, outputSchema} of tools) {
      expect(title).toMatch(/\w/);
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema).toHaveProperty('additionalProperties', false);
      expect(outputSchema?.type).toBe('object');
    }
    expect(client.getServerCapabilities()).toMatchObject({
      tools: {listChanged: false},
      resources: {listChanged: false},
    });
  });

  it.each([
    ['get_page', {page: '/quickstart'}, 'quickstart.md'],
    ['get_page', {page: 'https://any.example/quickstart.md'}, 'quickstart.md'],
    ['get_page', {page: 'api overview'}, 'api/overview.md'],
    ['get_page', {page: 'GET /health'}, 'api/nildb/get-health-status.md'],
    ['get_page', {page: 'post /api/v1/accounts'}, 'api/nildb/register-organization.md'],
  ])('%s %o returns %s', async (tool, parameters, file) => {
    expect(await ask(client, tool, parameters)).toEqual({text: read(file), isError: false});
  });

  it.each([
    [{page: 'limits', section: 'rate-limits'}],
    [{page: 'limits', section: 'Rate limits'}],
    [{page: '/limits#rate-limits'}],
  ])('get_page %o returns one section with the sections below it', async (parameters) => {
    const {text} = await ask(client, 'get_page', parameters);
    expect(text).toMatch(/^## Rate limits\n/);
    expect(text).toContain('\n### Wait after a 429');
    expect(text.match(/^## /gm)).toHaveLength(1);
    expect(read('limits.md')).toContain(text.trim());
  });

  it('get_page finds the section of an anchor that is not a heading', async () => {
    const {text} = await ask(client, 'get_page', {
      page: '/api/nildb/errors',
      section: 'body-mismatch',
    });
    expect(text).toMatch(/^## Common errors\n/);
  });

  it('has every page as a resource', async () => {
    const {resources} = await client.listResources();
    const paths = resources.map(({uri}) => new URL(uri).pathname);
    const [first = ''] = paths;
    const withoutText = ['/', '/search', '/build/ai/llm-summary-6k', '/build/ai/llm-summary-12k'];
    const wanted = builtRoutes().filter((route) => !withoutText.includes(route));
    expect(paths.sort()).toEqual(wanted.map((route) => `${route}.md`).sort());
    const {contents} = await client.readResource({uri: resources[0]?.uri ?? ''});
    expect(contents).toEqual([expect.objectContaining({text: read(first)})]);
  });

  it('get_sample returns a program with the files that it imports', async () => {
    const {structuredContent} = await client.callTool({
      name: 'get_sample',
      arguments: {name: 'payroll'},
    });
    const {files} = structuredContent as {files: Record<string, string>};
    expect(Object.keys(files)).toEqual([
      'payroll.ts',
      'access.ts',
      'lib/call.ts',
      'lib/combine.ts',
      'lib/nodes.ts',
      'lib/organization.ts',
      'lib/tokens.ts',
      'package.json',
    ]);
  });

  it.each([
    [
      'get_page',
      {page: '/quikstart'},
      'page: there is no page "/quikstart". The nearest is /quickstart (Start building); search_docs finds pages.',
    ],
    [
      'get_page',
      {page: '/limits', section: 'prizes'},
      /^section: \/limits has no section "prizes"\. It has: .*rate-limits/,
    ],
    ['get_page', {page: 'GET /v1/modelz'}, /there is no operation .* GET \/v1\/models, page /],
    [
      'get_page',
      {page: 'DELETE /health'},
      'page: there is no operation "DELETE /health". The nearest: GET /health, page /api/nildb/get-health-status.',
    ],
    ['get_sample', {name: 'vault/payrol'}, /^name: .* The nearest is vault\/payroll\. There are: /],
    ['search_docs', {query: 'x', budget: 99}, />=200$/],
    [
      'search_docs',
      {query: 'x'.repeat(1001)},
      /query: Too big: expected string to have <=1000 characters$/,
    ],
    ['search_docs', {query: 'x', limit: 3}, /Unrecognized key: "limit"$/],
    ['search_docs', {}, /query: Invalid input: expected string, received undefined$/],
  ])('%s %o fails with a suggestion', async (tool, parameters, message) => {
    const {text, isError} = await ask(client, tool, parameters);
    expect(isError).toBe(true);
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
  });

  it('refuses unknown tools and missing resources with the codes of the protocol', async () => {
    await expect(client.callTool({name: 'delete_docs'})).rejects.toMatchObject({code: -32602});
    for (const uri of [`${docs.site}gone.md`, 'file:///etc/passwd'])
      await expect(client.readResource({uri})).rejects.toMatchObject({code: -32602, data: {uri}});
  });

  it('names both pages that have a title', async () => {
    const titles = docs.pages.map(({title}) => title);
    const twice = titles.find((title, index) => titles.indexOf(title) !== index) ?? 'Health';
    const {text, isError} = await ask(client, 'get_page', {page: twice});
    expect(isError).toBe(true);
    expect(text).toMatch(/is the title of 2 pages: \/\S+ and \/\S+\. Name one by its path\.$/);
  });
});

describe('the protocol', () => {
  it('is 2026-07-28, or an earlier one for clients that ask for it', () => {
    expect(stdio.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(overHttp.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(olderClient.getNegotiatedProtocolVersion()).toBe('2025-11-25');
  });

  it('says how long clients may keep an answer', async () => {
    for (const answer of [await overHttp.listTools(), await overHttp.listResources()])
      expect(answer).toMatchObject({ttlMs: 3_600_000, cacheScope: 'public'});
  });
});

describe('invalid lines on stdin', () => {
  it('get an answer on stdout', async () => {
    const child = spawn(process.execPath, [script, '--cache', path.join(folder, 'cache')]);
    const lines: string[] = [];
    child.stdout.on('data', (data: Buffer) => lines.push(...data.toString().trim().split('\n')));
    const long = 'x'.repeat(1024 * 1024 + 1);
    child.stdin.end(`no JSON\n{"jsonrpc":"1.0"}\n${long}\nno JSON\n`);
    await new Promise((resolve) => child.once('exit', resolve));
    const errors = lines.map((line) => (JSON.parse(line) as {error: {code: number}}).error.code);
    expect(errors.sort()).toEqual([-32700, -32700, -32600, -32600].sort());
  });
});

describe('the documentation of a published server', () => {
  it('is updated from the site for the next start, and stays when the site is gone', async () => {
    const cache = path.join(folder, 'refreshed');
    const site = await serveFolder('build');
    const shipped = {...docs, site: `${site.origin}/`, built: '2020-01-01T00:00:00.000Z'};
    expect(newestDocs(shipped, cache)).toBe(shipped);
    const published = path.join(folder, 'site');
    execFileSync('mkdir', ['-p', published]);
    writeFileSync(path.join(published, DOCS_FILE), JSON.stringify({...docs, site: shipped.site}));
    await site.close();

    const later = await serveFolder(published, '/', {port: Number(new URL(site.origin).port)});
    expect(await refreshCache(shipped, cache)).toBe(
      `fetched the documentation of ${docs.built} for the next start`,
    );
    expect(await refreshCache(shipped, cache)).toBe('up to date');
    await later.close();
    expect(newestDocs(shipped, cache).built).toBe(docs.built);
    expect(await refreshCache(shipped, cache)).toContain(`not checked: ${shipped.site} (`);
    expect(newestDocs(shipped, cache).built).toBe(docs.built);
  });
});

describe('a request over HTTP', () => {
  const statusOf = (headers: Record<string, string>, body = '{}') =>
    new Promise((resolve, reject) => {
      const sent = request(http.url, {method: 'POST', headers}, ({statusCode}) =>
        resolve(statusCode),
      );
      sent.on('error', reject).end(body);
    });

  it('is rejected for a foreign Host or Origin header, and for a long body', async () => {
    expect(await statusOf({host: 'evil.example'})).toBe(403);
    expect(await statusOf({origin: 'https://evil.example'})).toBe(403);
    expect(await statusOf({origin: 'http://localhost:3000'})).not.toBe(403);
    expect(await statusOf({}, 'x'.repeat(65 * 1024))).toBe(413);
  });
});
