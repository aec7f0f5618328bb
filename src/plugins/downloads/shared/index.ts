/** The documentation as the MCP server reads it: one file with all pages, made by the build. */

/** Path of the file below the base path. */
export const DOCS_FILE = 'docs-mcp.json';

/** Changes when a server cannot read the file of an earlier version. */
export const FORMAT = 3;

export interface DocsFile {
  readonly format: number;
  /** Title of the site. */
  readonly title: string;
  /** Origin and base path of the site, ending with a slash. */
  readonly site: string;
  /** When the site was built, `2026-11-23T12:00:00.000Z`. */
  readonly built: string;
  /** The content of llms.txt. */
  readonly index: string;
  /** In reading order. */
  readonly pages: readonly DocsPage[];
  readonly samples: readonly Sample[];
  /** How to run a sample. */
  readonly sampleUsage: string;
  readonly goals: readonly Goal[];
  /** Words that mean the same in a question. */
  readonly synonyms: readonly (readonly string[])[];
}

export interface DocsPage {
  /** Path below the base path, `api/overview`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words of readers that the page doesn't contain. */
  readonly keywords?: string;
  /** The operation that the page describes, `POST /api/v1/schemas`. */
  readonly endpoint?: string;
  /** The beginning of the Markdown copy: title, description, and addresses. */
  readonly head: string;
  /** The sections of the page. Joined with empty lines, `head` and the texts of the parts are the whole copy. */
  readonly parts: readonly PagePart[];
}

/** The introduction of a page, or a heading with the text below it. */
export interface PagePart {
  /** 0 for the introduction, 2 for `##`. */
  readonly level: number;
  /** `''` for the introduction. */
  readonly heading: string;
  /** Anchor of the heading, and of other elements up to the next heading. */
  readonly anchors: readonly string[];
  readonly text: string;
  /** Tokens of the text (o200k_base). */
  readonly tokens: number;
}

/** A program with everything that it needs to run. */
export interface Sample {
  /** `vault/quickstart` */
  readonly name: string;
  readonly description: string;
  /** Contents by path: the program first, then the files that it imports and package.json. */
  readonly files: Readonly<Record<string, string>>;
}

/** A goal of readers. The server offers a prompt for it. */
export interface Goal {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The prompt. */
  readonly text: string;
}

/**
 * Returns a sample as Markdown: its name, its description, how to run it, and a code block for each file. For the MCP
 * server's tool and the published samples.
 */
export function sampleText({name, description, files}: Sample, usage: string): string {
  const parts = [`# ${name}`, description, usage, filesText(files)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Returns files as code blocks, each with its path as title. */
function filesText(files: Sample['files']): string {
  return Object.entries(files)
    .map(([file, text]) => `\`\`\`${file.split('.').at(-1)} title="${file}"\n${text}\`\`\``)
    .join('\n\n');
}
