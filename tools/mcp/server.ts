/** The MCP server: four tools, and the pages as resources. */
import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import type {Library} from './library';

const DEFAULT_HITS = 5;
const MAX_HITS = 20;
const MARKDOWN_TYPE = 'text/markdown';
const READ_ONLY = {readOnlyHint: true, openWorldHint: false};

/** Creates a server for a library. Each connection needs a new server. */
export function makeServer(library: Library): McpServer {
  const server = new McpServer(
    {name: 'developer-docs', title: library.title, version: '1.0.0'},
    {
      instructions: `${library.title}: search_docs finds pages, get_page and get_operation return one as Markdown. Prefer them to what you remember. Never ask for keys or put them into code: read them from the environment.`,
    },
  );
  addTools(server, library);
  addPages(server, library);
  return server;
}

function addTools(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      description: 'Search the documentation; the same search and order as on the site.',
      inputSchema: {
        query: z.string().trim().min(1).describe('words, such as "upload data" or an error text'),
        limit: z.number().int().min(1).max(MAX_HITS).default(DEFAULT_HITS).describe('most hits'),
      },
      annotations: READ_ONLY,
    },
    ({query, limit}) => toResult(searchDocs(library, query, limit)),
  );
  server.registerTool(
    'get_page',
    {
      description: 'A whole page as Markdown, with its code byte by byte.',
      inputSchema: {page: z.string().min(1).describe('path, URL, or title: "/quickstart"')},
      annotations: READ_ONLY,
    },
    async ({page}) => toResult(await library.readPage(library.findPage(page))),
  );
  server.registerTool(
    'list_pages',
    {
      description: 'All pages by section, with a description of each, and the files for programs.',
      inputSchema: {section: z.string().optional().describe('one section, such as "API"')},
      annotations: READ_ONLY,
    },
    ({section}) => toResult(listPages(library, section)),
  );
  server.registerTool(
    'get_operation',
    {
      description: 'The contract of an API operation: request, fields, limits, responses, errors.',
      inputSchema: {
        operation: z.string().min(1).describe('id, title, or method and path: "GET /v1/models"'),
      },
      annotations: READ_ONLY,
    },
    async ({operation}) => toResult(await library.readPage(library.findOperation(operation))),
  );
}

function addPages(server: McpServer, library: Library): void {
  const listPageResources = () => ({
    resources: library.pages.map((page) => ({
      uri: library.markdownUrl(page),
      name: page.title,
      description: page.description,
      mimeType: MARKDOWN_TYPE,
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate(`${library.origin}/{+path}`, {list: listPageResources}),
    {description: 'The pages as Markdown', mimeType: MARKDOWN_TYPE},
    async ({href}) => {
      const text = await library.readPage(library.findPage(href));
      return {contents: [{uri: href, mimeType: MARKDOWN_TYPE, text}]};
    },
  );
}

const toResult = (text: string) => ({content: [{type: 'text' as const, text}]});

/** Returns search results as a numbered list of links with snippets. */
function searchDocs(library: Library, query: string, limit: number): string {
  const {hits, nbHits, nearest = []} = library.search(query, limit);
  if (hits.length === 0) {
    const suggestions = nearest.map(({title, url}) => `[${title}](${url})`).join(', ');
    const hint =
      suggestions === '' ? 'Try other words, or list_pages.' : `Nearest pages: ${suggestions}`;
    return `Nothing found for ${JSON.stringify(query)}. ${hint}`;
  }
  const lines = hits.map(({hierarchy, title, url, snippet = ''}, index) => {
    const heading = toPlainText(title);
    const isPage = heading === hierarchy.lvl1;
    const name = isPage ? heading : `${hierarchy.lvl1}: ${heading}`;
    return `${index + 1}. [${name}](${url})\n   ${toPlainText(snippet)}`;
  });
  const intro = `${nbHits} pages match; the best ${hits.length}:`;
  return `${intro}\n\n${lines.join('\n')}\n\nget_page returns a whole page.`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Converts the HTML of a hit to text: `<mark>a</mark> &lt; b` becomes `a < b`. */
const toPlainText = (html: string): string =>
  html.replace(/<\/?mark>/g, '').replace(/&(?:\w+|#39);/g, (entity) => ENTITIES[entity] ?? '');

/** Returns llms.txt, or the part of it below the heading of a section. @throws Error that names the sections */
function listPages({index}: Library, section?: string): string {
  if (section === undefined) return index;
  const parts = index.split(/\n(?=## )/).slice(1);
  // A part starts with '## API' and a line break.
  const headingOf = (part: string) => part.slice('## '.length, part.indexOf('\n'));
  const found = parts.find((part) => headingOf(part).toLowerCase() === section.toLowerCase());
  if (found !== undefined) return found;
  const headings = parts.map(headingOf).join(', ');
  throw new Error(
    `section: there is no section ${JSON.stringify(section)}. The sections are: ${headings}.`,
  );
}
