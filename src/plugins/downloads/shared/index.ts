/** The documentation as the MCP server reads it: one file with all pages, made by the build. */
import * as z from 'zod';

/** Path of the file below the base path. */
export const DOCS_FILE = 'docs-mcp.json';

/** Changes when a server cannot read the file of an earlier version. */
export const FORMAT = 5;

/** The introduction of a page, or a heading with the text below it. */
const partSchema = z.object({
  /** 0 for the introduction, 2 for `##`. */
  level: z.number(),
  /** `''` for the introduction. */
  heading: z.string(),
  /** Anchor of the heading, and of other elements up to the next heading. */
  anchors: z.array(z.string()).readonly(),
  text: z.string(),
});

const pageSchema = z.object({
  /** Path below the base path, `api/overview`. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Words of readers that the page doesn't contain. */
  keywords: z.string().optional(),
  /** The operation that the page describes, `POST /api/v1/schemas`. */
  endpoint: z.string().optional(),
  /** The beginning of the Markdown copy: title, description, and addresses. */
  head: z.string(),
  /** The sections of the page. Joined with empty lines, `head` and the texts of the parts are the whole copy. */
  parts: z.array(partSchema).readonly(),
});

/** A program with everything that it needs to run. */
const sampleSchema = z.object({
  /** `vault/quickstart` */
  name: z.string(),
  description: z.string(),
  /** Contents by path: the program first, then the files that it imports and package.json. */
  files: z.record(z.string(), z.string()),
});

/** The file. It may come from the network or the cache, where it can be damaged or of another version. */
export const docsSchema = z.object({
  format: z.literal(FORMAT),
  /** Title of the site. */
  title: z.string(),
  /** Origin and base path of the site, ending with a slash. */
  site: z.url(),
  /** When the site was built, `2026-11-23T12:00:00.000Z`. */
  built: z.string(),
  /** In reading order. */
  pages: z.array(pageSchema).min(1).readonly(),
  samples: z.array(sampleSchema).readonly(),
  /** How to run a sample. */
  sampleUsage: z.string(),
  /** Words that mean the same in a question. */
  synonyms: z.array(z.array(z.string()).readonly()).readonly(),
});

export type DocsFile = z.infer<typeof docsSchema>;
export type DocsPage = z.infer<typeof pageSchema>;
export type PagePart = z.infer<typeof partSchema>;
export type Sample = z.infer<typeof sampleSchema>;

/** Returns the path of a sample's Markdown file, below the base path: `examples/vault/quickstart.md`. */
export const samplePath = (name: string): string => `examples/${name}.md`;

/** Returns a file as a code block, with its path as title. */
export const fileBlock = (file: string, text: string): string =>
  `\`\`\`${file.split('.').at(-1)} title="${file}"\n${text}\`\`\``;

/** Returns a sample as Markdown: its name, its description, how to run it, and a code block for each file. */
export function sampleText({name, description, files}: Sample, usage: string): string {
  const blocks = Object.entries(files).map(([file, text]) => fileBlock(file, text));
  const parts = [`# ${name}`, description, usage, ...blocks];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
