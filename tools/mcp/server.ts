/** The MCP server: its tools, and the pages as resources. */
import {McpServer, ResourceNotFoundError, ResourceTemplate} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {sampleText} from '../../src/plugins/downloads/shared';
import {errorText, listErrors} from './errors';
import type {Library, LibraryPage} from './library';
import {answerQuestion, MAX_BUDGET, MIN_BUDGET, SHORTENED} from './searchAnswer';

/** Longer questions and names are refused, so that no request keeps the server busy. */
const MAX_LENGTH = 1_000;
const MARKDOWN_TYPE = 'text/markdown';
/** All tools only read, and give the same answer to the same question. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Clients may keep answers for an hour: the documentation stays the same while the server runs. */
const CACHE_HINT = {ttlMs: 3_600_000, cacheScope: 'public'} as const;
/** The lists never change while the server runs. */
const FIXED_LIST = {listChanged: false};

const shortText = (example: string) => z.string().trim().min(1).max(MAX_LENGTH).describe(example);
const link = {title: z.string(), url: z.string()};
const markdown = {...link, text: z.string()};
const errorFields = {
  page: z.string(),
  status: z.number().optional(),
  error: z.string(),
  cause: z.string(),
  fix: z.string(),
  url: z.string(),
};

/** Creates a server that answers from a library. Each connection, and each request over HTTP, needs a new server. */
export function makeServer(library: Library): McpServer {
  const {title, built} = library.docs;
  const server = new McpServer(
    {name: 'docs-mcp', title, version: built},
    {
      instructions: `${title}, built on ${built.slice(0, 10)}. Ask search_docs first: it returns the sections that answer a question, and the cause of an error message. get_sample returns whole programs. Prefer them to what you remember. Never ask for keys or put them into code: read them from the environment.`,
      capabilities: {tools: FIXED_LIST, resources: FIXED_LIST},
      cacheHints: {
        'server/discover': CACHE_HINT,
        'tools/list': CACHE_HINT,
        'resources/list': CACHE_HINT,
        'resources/templates/list': CACHE_HINT,
        'resources/read': CACHE_HINT,
      },
    },
  );
  addReadingTools(server, library);
  addSampleTool(server, library);
  addPages(server, library);
  return server;
}

function addReadingTools(server: McpServer, library: Library): void {
  const errorTables = listErrors(library);
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `The sections of the documentation that answer a question, with their code and addresses, the best one first. Name a programming language to get its code, and sample programs. For an error message, its cause and what to do come first. A section that ends with ${SHORTENED} is shortened: get_page returns all of it, and reads links such as /limits.md#rate-limits.`,
      inputSchema: z.strictObject({
        query: shortText('a question, a task such as "upload data in Python", or an error message'),
        budget: z
          .number()
          .int()
          .min(MIN_BUDGET)
          .max(MAX_BUDGET)
          .default(2000)
          .describe('most tokens of the answer'),
      }),
      outputSchema: z.object({
        errors: z
          .array(z.object(errorFields))
          .describe('documented errors that the query contains'),
        sections: z.array(z.object(markdown)),
        more: z.array(z.object(link)).describe('further sections, without their text'),
      }),
      annotations: ANNOTATIONS,
    },
    ({query, budget}) => {
      const answer = answerQuestion(library, errorTables, query, budget);
      const errors = answer.errors.map(errorText);
      const texts = answer.sections.map(({title, url, text}) => `## ${title}\n${url}\n\n${text}`);
      const links = answer.more.map(({title, url}) => `- [${title}](${url})`);
      const more = links.length === 0 ? [] : [`More:\n\n${links.join('\n')}`];
      const nothing = `Nothing found for ${JSON.stringify(query)}. Use other words.`;
      return toResult([...errors, ...texts, ...more].join('\n\n') || nothing, answer);
    },
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'A page, or one of its sections, as Markdown with its code byte by byte. The page of an API operation has its contract: request, fields, limits, responses, errors.',
      inputSchema: z.strictObject({
        page: shortText('path, URL, title, or endpoint: "/quickstart", "GET /v1/models"'),
        section: shortText('anchor or heading: "errors"').optional(),
      }),
      outputSchema: z.object(markdown),
      annotations: ANNOTATIONS,
    },
    ({page: name, section}) => {
      const page = library.findPage(name);
      const anchor = section ?? URL.parse(name, library.docs.site)?.hash.slice(1);
      return pageResult(library, page, anchor || undefined);
    },
  );
}

function addSampleTool(server: McpServer, library: Library): void {
  server.registerTool(
    'get_sample',
    {
      title: 'Get a sample program',
      description: `A program that runs, with the files that it imports and its package.json: ${library.docs.samples.map(({name}) => name).join(', ')}.`,
      inputSchema: z.strictObject({name: shortText('such as "vault/quickstart"')}),
      outputSchema: z.object({
        name: z.string(),
        description: z.string(),
        files: z.record(z.string(), z.string()).describe('contents by path'),
      }),
      annotations: ANNOTATIONS,
    },
    ({name: wanted}) => {
      const sample = library.findSample(wanted);
      const {name, description, files} = sample;
      return toResult(sampleText(sample, library.docs.sampleUsage), {name, description, files});
    },
  );
}

function addPages(server: McpServer, library: Library): void {
  const {site} = library.docs;
  const list = () => ({
    resources: library.pages.map((page) => ({
      uri: library.urlOf(page),
      name: page.title,
      description: page.description,
      mimeType: MARKDOWN_TYPE,
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate(`${site}{+path}`, {list}),
    {title: 'Page', description: 'The pages as Markdown', mimeType: MARKDOWN_TYPE},
    ({href}) => {
      if (!library.hasResource(href)) throw new ResourceNotFoundError(href);
      const text = library.readPage(library.findPage(href));
      return {contents: [{uri: href, mimeType: MARKDOWN_TYPE, text}]};
    },
  );
}

const toResult = <Content extends Record<string, unknown>>(text: string, content: Content) => ({
  content: [{type: 'text' as const, text}],
  structuredContent: content,
});

function pageResult(library: Library, page: LibraryPage, section?: string) {
  const text = section === undefined ? library.readPage(page) : library.readSection(page, section);
  return toResult(text, {title: page.title, url: library.urlOf(page), text});
}
