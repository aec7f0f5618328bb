/**
 * Building blocks of the generated pages: headings, components with their data, descriptions, and the page itself. The
 * files that render a part of a page use them.
 */
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import type {Specification} from '../../../lib/openapi/specification';
import {withoutComments} from '../../../lib/openapi/withoutComments';
import type {OperationId} from '../../../lib/publishedPages';
import {DESCRIPTION_MAX_LENGTH, DESCRIPTION_MIN_LENGTH, type ApiPagesOptions} from '../options';
import type {ConsoleData, Place, Property, SampleDocuments, SampleRequest} from '../shared/types';
import type {Anchors} from './anchors';
import {escapeVariables, toMdxText, toPlainText} from './markdown';
import type {PageTexts} from './pageTexts';

/** Values that all pages of one API need. */
export interface ApiContext {
  readonly spec: Specification;
  readonly api: ApiDefinition;
  /** Route of the pages, `/api/nildb`. */
  readonly route: string;
  /** Id of the page about the API, which is the last segment of its route. */
  readonly infoId: string;
  readonly texts: PageTexts;
  /** Whether operations have the console. */
  readonly console: boolean;
  /** Servers that the console offers first, by API. */
  readonly localServers: ApiPagesOptions['localServers'];
  readonly descriptions: Descriptions;
}

/** Values that all sections of one page need. */
export interface PageContext extends ApiContext {
  readonly anchors: Anchors;
  /** Response bodies that the page already shows, by schema `$ref`. */
  readonly shownBodies: Map<string, Place>;
  /** Data of the components on the page. Sections add to it; it becomes the JSON file next to the page. */
  readonly data: Record<string, unknown>;
}

/** A generated page. */
export interface Page {
  readonly id: string;
  readonly mdx: string;
  /** Becomes the JSON file next to the page, which the page imports. */
  readonly data: object;
}

/**
 * Converts a text to an id of a heading: each run of characters other than letters, digits, `.`, `_`, and `-` becomes `-`. Two
 * texts may give the same id; where that can happen, the caller passes the result to `Anchors.claim`.
 */
export function headingId(text: string): string {
  return text.replace(/[^\p{L}\p{N}._-]+/gu, '-');
}

/** Returns a heading with an explicit id, which MDX takes from a comment after the text. Escapes the text. */
export function heading(level: 2 | 3 | 4, text: string, id: string): string {
  return `${'#'.repeat(level)} ${toMdxText(text)} {/* #${headingId(id)} */}`;
}

/** Joins blocks with blank lines, and leaves out empty ones. */
export function joinBlocks(...blocks: readonly (string | undefined | false)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}

/** Returns any text as a JSX expression, `{"text"}`. `{{` starts a site variable, so the second brace is escaped. */
export function expression(text: string): string {
  return `{${JSON.stringify(text).replaceAll('{{', '{\\u007b')}}`;
}

/** Returns a JSX attribute with any text as its value: `value={"curl"}`. */
export function attribute(name: string, value: string): string {
  return `${name}=${expression(value)}`;
}

/** Data of the components, each with the name of its prop. */
interface ComponentData {
  readonly BodyShape: Property;
  readonly ConsoleSlot: ConsoleData;
  readonly NodesView: SampleDocuments;
  readonly Operation: SampleRequest;
  readonly Properties: readonly Property[];
  readonly StatusSwitch: readonly (readonly string[])[];
}

const dataProps: Readonly<Record<keyof ComponentData, string>> = {
  BodyShape: 'body',
  ConsoleSlot: 'operation',
  NodesView: 'documents',
  Operation: 'request',
  Properties: 'rows',
  StatusSwitch: 'statuses',
};

/**
 * Adds a value to the data of the page, and returns a component that shows it: `<Properties rows={data.part1} />`.
 *
 * @param content children of the component, as MDX
 */
export function dataComponent<Name extends keyof ComponentData>(
  {data}: PageContext,
  name: Name,
  value: ComponentData[Name],
  content = '',
): string {
  const key = `part${Object.keys(data).length + 1}`;
  data[key] = value;
  const start = `<${name} ${dataProps[name]}={data.${key}}`;
  return content === '' ? `${start} />` : joinBlocks(`${start}>`, content, `</${name}>`);
}

const CLIENT = '@site/src/plugins/api-reference/client';

/** Components that the entry file of `client/` exports. */
const CLIENT_COMPONENTS = [
  'AllLines',
  'BodyShape',
  'Endpoint',
  'Examples',
  'Operation',
  'OtherBodies',
  'Properties',
  'Response',
  'SampleEditor',
  'StatusSwitch',
  'TargetSwitch',
];

/** The imports of a page: only what its body uses. `Tabs`, `TabItem`, and `Copy` are available without an import. */
function importLines(id: string, body: string): string {
  const isUsed = (name: string) => body.includes(`<${name} `) || body.includes(`<${name}>`);
  const used = CLIENT_COMPONENTS.filter(isUsed);
  const lines: string[] = [];
  if (used.length > 0) lines.push(`import {${used.join(', ')}} from '${CLIENT}';`);
  // Not part of the entry file, so that pages without the console don't load it.
  if (isUsed('ConsoleSlot')) lines.push(`import {ConsoleSlot} from '${CLIENT}/ConsoleSlot';`);
  // Few operations have documents.
  if (isUsed('NodesView')) lines.push(`import {NodesView} from '${CLIENT}/NodesView';`);
  if (isUsed('Link')) lines.push("import Link from '@docusaurus/Link';");
  lines.push(`import data from './${id}.json';`);
  return lines.join('\n');
}

/** Cuts a description after the last word that fits. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MIN_LENGTH))}…`;
}

/** The first sentence of a text: `One. Two.` gives `One.` */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The descriptions in the heads of the pages of one API, which are unique. */
export class Descriptions {
  private readonly used = new Set<string>();

  /**
   * Returns a description of at most 160 characters: the author's own one, or the first sentence of the Markdown
   * description. Remembers it, so that it is not used for another page.
   *
   * @param own `x-description` of the specification
   * @param place title, or method and path: added if the description is too short or not unique
   */
  claim(own: string | undefined, markdown: string | undefined, place: string): string {
    let text = shorten(
      withoutComments(own ?? '').trim() || firstSentence(toPlainText(markdown ?? '')),
    );
    if (text.length < DESCRIPTION_MIN_LENGTH || this.used.has(text)) {
      text = shorten(`${place}: ${text || 'parameters, request body, responses and samples.'}`);
    }
    this.used.add(text);
    return text;
  }
}

interface FrontMatter {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** What the page describes, for the plugins that read built pages. */
  readonly operation?: OperationId;
}

/**
 * Returns a page with front matter, imports, and body. `{{name}}` is escaped in all of them. For operationPage.ts and
 * infoPage.ts. A component in the body must be in `CLIENT_COMPONENTS`, or else it is not imported.
 */
export function assemblePage({data}: PageContext, frontMatter: FrontMatter, body: string): Page {
  const {id} = frontMatter;
  // Without custom_edit_url, the page would have a link to edit a file that is not in the repository.
  const yaml = stringify({...frontMatter, custom_edit_url: null}, {lineWidth: 0});
  const mdx = `---\n${yaml}---\n\n${importLines(id, body)}\n\n${body}\n`;
  return {id, mdx: escapeVariables(mdx), data};
}
