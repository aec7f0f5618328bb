/** Pieces that all generated pages are put together from. */
import type {SandboxNode} from '../../../config/apis';
import {escapeVariables, toMdxText} from './markdown';
import type {ReferenceTexts} from './texts';

/** What the pages of one API have in common. */
export interface PageSettings {
  /** Route of its pages, `/api/nildb`. */
  readonly route: string;
  /** Last segment of it, `nildb`: also the name of its downloads. */
  readonly segment: string;
  /** Id of its info page. */
  readonly infoId: string;
  /** Servers of the development machine that the console offers first; undefined: no console. */
  readonly consoleServers?: readonly string[];
  /** Where the request can be repeated; undefined where the console does that. */
  readonly sandbox?: SandboxNode;
  /** Title of the API. */
  readonly title: string;
  readonly texts: ReferenceTexts;
}

/** A generated page: its text and the data that its components read from the file beside it. */
export interface Page {
  readonly id: string;
  readonly mdx: string;
  readonly data: object;
}

/** A heading with an anchor of our choice; anchors of headings hold letters, digits, `.`, `_` and `-`. */
export function heading(level: 2 | 3 | 4, text: string, id: string): string {
  return `${'#'.repeat(level)} ${toMdxText(text)} {/* #${headingId(id)} */}`;
}

/** The anchor that `heading` gives. */
export function headingId(id: string): string {
  return id.replace(/[^\p{L}\p{N}._-]+/gu, '-');
}

/** Blocks with a blank line between them; empty ones are left out. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n\n');
}

/** Puts a page together: front matter, imports, body. */
export function printPage(frontMatter: string, imports: readonly string[], body: string): string {
  return escapeVariables(`${frontMatter}\n${imports.join('\n')}\n\n${body}\n`);
}

const components = [
  'Authentication',
  'Bodies',
  'Downloads',
  'Endpoint',
  'Examples',
  'Headers',
  'Operation',
  'Properties',
  'Response',
  'Sandbox',
  'Servers',
];
const client = '@site/src/capabilities/api-reference/client';

/** Imports of a page: only what its body uses. What writers have without an import (`Tabs`, `Copy`) needs none here. */
export function imports(id: string, body: string): string[] {
  const uses = (name: string) => body.includes(`<${name} `) || body.includes(`<${name}>`);
  return [
    `import {${components.filter(uses).join(', ')}} from '${client}';`,
    ...(uses('ConsoleSlot') ? [`import {ConsoleSlot} from '${client}/ConsoleSlot';`] : []),
    `import data from './${id}.json';`,
  ];
}

/** A JSX attribute with any text as its value. */
export function attribute(name: string, value: string): string {
  return `${name}={${JSON.stringify(value).replaceAll('{{', '{\\u007b')}}`;
}

/** The data of a page with the constraints in words: generated with their kind, `['minItems', '1']`. */
export function withWords(data: object, texts: ReferenceTexts): object {
  const words: Readonly<Record<string, string>> = texts;
  const inWords = ([kind = '', ...values]: readonly string[]) => [
    words[`api.limit.${kind}`] ?? kind,
    ...values,
  ];
  const replace = (key: string, value: unknown) =>
    key === 'limits' && Array.isArray(value) ? value.map(inWords) : value;
  return JSON.parse(JSON.stringify(data, replace)) as object;
}
