/** Runs the installation of the MCP server that a page prints: from a site, without a network, and after a new version. */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {DOCS_FILE, type DocsFile} from '../../src/plugins/downloads/shared';
import {serveFolder, type ServedSite} from '../../tools/serve/site';

// Each start unpacks an archive with npm, which takes 10 s on a busy machine.
vi.setConfig({testTimeout: 120_000});

interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
}

const page = readFileSync('build/build/ai/ai-workflow.md', 'utf8');

/** Returns the first group of a pattern in the page. */
function find(pattern: RegExp): string {
  const found = pattern.exec(page)?.[1];
  if (found === undefined) throw new Error(`build/ai/ai-workflow.md has nothing like ${pattern}`);
  return found;
}

/** Returns the command of a line in a shell. */
function parseLine(line: string): ServerCommand {
  const [command = '', ...args] = line.split(' ').map((word) => word.replace(/^"(.*)"$/, '$1'));
  return {command, args};
}

/** Returns the only server of a settings file. */
function parseSettings(name: string, list: string): ServerCommand {
  const text = find(new RegExp(`\`\`\`json title="${name}"\\n([\\s\\S]*?)\`\`\``));
  const servers = Object.values((JSON.parse(text) as Record<string, object>)[list] ?? {});
  expect(servers).toHaveLength(1);
  const {command, args} = servers[0] as ServerCommand;
  return {command, args};
}

const cursorLink = new URL(find(/\[Add to Cursor\]\((cursor:\S+)\)/));
const vsCodeLink = find(/\[Add to Visual Studio Code\]\(vscode:mcp\/install\?(\S+)\)/);
const printed = parseLine(find(/^claude mcp add [\w-]+ -- (npx .*)$/m));

it('Claude, Cursor, VS Code, and HTTP get the same command', () => {
  const config = atob(cursorLink.searchParams.get('config') ?? '');
  const {command, args} = JSON.parse(decodeURIComponent(vsCodeLink)) as ServerCommand;
  expect(parseSettings('.cursor/mcp.json', 'mcpServers')).toEqual(printed);
  expect(parseSettings('.vscode/mcp.json', 'servers')).toEqual(printed);
  expect(JSON.parse(config)).toEqual(printed);
  expect({command, args}).toEqual(printed);
  const overHttp = parseLine(find(/^(npx .* --http 4180)$/m));
  expect(overHttp).toEqual({...printed, args: [...printed.args, '--http', '4180']});
});

describe('the printed command', () => {
  let folder = '';
  let site: ServedSite;
  const docs = JSON.parse(readFileSync(path.join('build', DOCS_FILE), 'utf8')) as DocsFile;

  /** Publishes the archive with documentation of this title. */
  function publish(title: string, built: string): void {
    publishDocs(title, built);
    copyFileSync(path.join(folder, 'site', DOCS_FILE), path.join(folder, 'package', DOCS_FILE));
    execFileSync('tar', ['-czf', 'site/docs-mcp.tgz', 'package'], {cwd: folder});
  }

  /** Publishes documentation with this title, as a later build of the site does. */
  function publishDocs(title: string, built: string): void {
    const text = JSON.stringify({...docs, site: `${site.origin}/`, title, built});
    writeFileSync(path.join(folder, 'site', DOCS_FILE), text);
  }

  /** Runs the command with the address of this machine. Returns the title of the server. */
  async function run(): Promise<string | undefined> {
    const address = /^https:\/\/[^/]+\/(?:.*\/)?docs-mcp\.tgz/;
    const args = printed.args.map((word) => word.replace(address, `${site.origin}/docs-mcp.tgz`));
    const client = new Client({name: 'test', version: '1'});
    // A reader's machine without anything in npm's cache, and without a registry.
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      npm_config_cache: path.join(folder, 'npm'),
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_update_notifier: 'false',
    };
    const transport = new StdioClientTransport({
      command: printed.command,
      args,
      env,
      stderr: 'pipe',
    });
    const refreshed = new Promise<void>((resolve) => {
      transport.stderr?.on('data', (data: Buffer) => {
        if (data.toString().includes('Update: ')) resolve();
      });
    });
    await client.connect(transport);
    const {tools} = await client.listTools();
    expect(tools.length).toBeGreaterThan(0);
    await refreshed;
    // The client forgets the server when it closes.
    const title = client.getServerVersion()?.title;
    await client.close();
    return title;
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-install-'));
    mkdirSync(path.join(folder, 'site'));
    execFileSync('tar', ['-xzf', 'build/docs-mcp.tgz', '-C', folder]);
    site = await serveFolder(path.join(folder, 'site'));
    publish('First', '2026-01-01T00:00:00.000Z');
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('installs and starts the server, and needs no registry', async () => {
    publishDocs('Second', '2026-02-01T00:00:00.000Z');
    expect(await run()).toBe('First');
    expect(existsSync(path.join(folder, '.cache/docs-mcp'))).toBe(true);
  });

  it('starts without the site the second time, with the pages that it got at the first start', async () => {
    await site.close();
    expect(await run()).toBe('Second');
  });
});
