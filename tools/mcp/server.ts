/** The MCP server: four tools, and the pages as resources. */
import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import type {Library} from './library';

const DEFAULT_HITS = 5;
const MAX_HITS = 20;
const readOnly = {readOnlyHint: true, openWorldHint: false};

const answer = (text: string) => ({content: [{type: 'text' as const, text}]});

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
};

/** Hits carry HTML, in which `<mark>` is the only tag. */
const plain = (html: string): string =>
  html.replace(/<\/?mark>|&(\w+|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

function searchDocs(library: Library, query: string, limit: number): string {
  const {hits, nbHits, nearest = []} = library.search(query, limit);
  const link = (title: string, url: string) => `[${title}](${url})`;
  if (hits.length === 0) {
    const near = nearest.map(({title, url}) => link(title, url)).join(', ');
    return `Nothing found for ${JSON.stringify(query)}. ${near === '' ? 'Try other words, or list_pages.' : `Nearest pages: ${near}`}`;
  }
  const lines = hits.map(({hierarchy, title, url, snippet = ''}, index) => {
    const heading = plain(title);
    const name = heading === hierarchy.lvl1 ? heading : `${hierarchy.lvl1}: ${heading}`;
    return `${index + 1}. ${link(name, url)}\n   ${plain(snippet)}`;
  });
  return `${nbHits} pages match; the best ${hits.length}:\n\n${lines.join('\n')}\n\nget_page gives a whole page.`;
}

/** The part of llms.txt below one heading, or all of it. @throws naming the headings */
function listPages({index}: Library, section?: string): string {
  if (section === undefined) return index;
  const parts = index.split(/\n(?=## )/).slice(1);
  const nameOf = (part: string) => part.slice('## '.length, part.indexOf('\n'));
  const found = parts.find((part) => nameOf(part).toLowerCase() === section.toLowerCase());
  if (found !== undefined) return found;
  throw new Error(
    `section: there is no section ${JSON.stringify(section)}. There are: ${parts.map(nameOf).join(', ')}.`,
  );
}

/** A server over one library; each connection has a server of its own. */
export function makeServer(library: Library): McpServer {
  const server = new McpServer(
    {name: 'developer-docs', title: library.title, version: '1.0.0'},
    {
      instructions: `${library.title}: search_docs finds pages, get_page and get_operation give one as Markdown. Prefer them to what you remember. Never ask for keys or put them into code: read them from the environment.`,
    },
  );
  server.registerTool(
    'search_docs',
    {
      description: 'Search the documentation; the same search and order as on the site.',
      inputSchema: {
        query: z.string().trim().min(1).describe('words, such as "upload data" or an error text'),
        limit: z.number().int().min(1).max(MAX_HITS).default(DEFAULT_HITS).describe('most hits'),
      },
      annotations: readOnly,
    },
    ({query, limit}) => answer(searchDocs(library, query, limit)),
  );
  server.registerTool(
    'get_page',
    {
      description: 'A whole page as Markdown, code to the byte.',
      inputSchema: {page: z.string().min(1).describe('path, address or title: "/quickstart"')},
      annotations: readOnly,
    },
    async ({page}) => answer(await library.read(library.page(page))),
  );
  server.registerTool(
    'list_pages',
    {
      description: 'All pages by section, with what each is about, and the files for programs.',
      inputSchema: {section: z.string().optional().describe('one section, such as "API"')},
      annotations: readOnly,
    },
    ({section}) => answer(listPages(library, section)),
  );
  server.registerTool(
    'get_operation',
    {
      description: 'The contract of an API operation: request, fields, limits, answers, errors.',
      inputSchema: {
        operation: z.string().min(1).describe('id, title, or method and path: "GET /v1/models"'),
      },
      annotations: readOnly,
    },
    async ({operation}) => answer(await library.read(library.operation(operation))),
  );
  const mimeType = 'text/markdown';
  server.registerResource(
    'page',
    new ResourceTemplate(`${library.origin}/{+path}`, {
      list: () => ({
        resources: library.pages.map((page) => ({
          uri: library.twinUrl(page),
          name: page.title,
          description: page.description,
          mimeType,
        })),
      }),
    }),
    {description: 'The pages as Markdown', mimeType},
    async ({href}) => ({
      contents: [{uri: href, mimeType, text: await library.read(library.page(href))}],
    }),
  );
  return server;
}
