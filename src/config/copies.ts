/** What /llms.txt names first, and the files for programs that stand beside the pages. */
import {apis} from './apis';
import {baseUrl} from './site';
import {skill} from './skill';
import {summaryBudgets, summaryRules} from './summaries';

/** Ids of the pages where a reader begins. */
const entryPages = [
  'quickstart',
  'build/secret-vault-quickstart',
  'build/secret-data-analytics',
  'build/secretLLM/quickstart',
  'api/overview',
] as const;

/** Paths below the base path. */
const programFiles = [
  ...apis.flatMap(({segment, label}) =>
    ['yaml', 'json'].map((extension) => ({
      file: `openapi/${segment}.${extension}`,
      note: `OpenAPI specification: ${label}`,
    })),
  ),
  {
    file: 'developer-kit.tgz',
    note: 'the documented APIs as a sandbox, the specifications, every sample, and the MCP server, to run on your machine',
  },
  {
    file: 'build/ai/ai-workflow.md',
    note: 'how to use the skill, and these pages as an MCP server: search_docs, get_page, list_pages, get_operation',
  },
  {file: '.well-known/api-catalog', note: 'the APIs and their specifications (RFC 9727)'},
];

/** What the copies of pages for programs are made of. */
export const copies = {
  budgets: summaryBudgets,
  rules: summaryRules,
  skill,
  entryPages,
  files: programFiles,
};

/** Values of the `Link` header. */
export const programLinks = [
  `<${baseUrl}llms.txt>; rel="describedby llms-txt"; type="text/plain"`,
  `<${baseUrl}.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
];
