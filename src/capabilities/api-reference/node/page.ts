/** Pieces that all generated pages are put together from. */
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import type {Specification} from '../../../lib/openapi/specification';
import type {Place} from '../shared/types';
import type {Anchors} from './anchors';
import {DESCRIPTION_MAX_LENGTH, DESCRIPTION_MIN_LENGTH} from '../options';
import {escapeVariables, toMdxText, toPlainText} from './markdown';
import type {ReferenceTexts} from './texts';

/** What the pages of one API have in common. */
export interface ApiContext {
  readonly spec: Specification;
  readonly api: ApiDefinition;
  /** Route of its pages, `/api/nildb`. */
  readonly route: string;
  /** Id of the page about it, the last segment of that page's route. */
  readonly infoId: string;
  readonly texts: ReferenceTexts;
  /** Whether its operations have the console. */
  readonly console: boolean;
  readonly descriptions: Descriptions;
}

/** What the sections of one page share. */
export interface PageContext extends ApiContext {
  readonly anchors: Anchors;
  /** Named bodies of responses that the page has by now: by reference, where each stands. */
  readonly shown: Map<string, Place>;
  /** What components show, filled by the sections; becomes the file beside the page. */
  readonly data: Record<string, unknown>;
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

/** Any text as an expression of JSX. */
export function expression(text: string): string {
  return `{${JSON.stringify(text).replaceAll('{{', '{\\u007b')}}`;
}

/** A JSX attribute with any text as its value. */
export function attribute(name: string, value: string): string {
  return `${name}=${expression(value)}`;
}

/** A component that shows data of the page. */
export function component(
  {data}: PageContext,
  name: 'BodyShape' | 'ConsoleSlot' | 'Properties',
  of: object,
): string {
  const key = `part${Object.keys(data).length + 1}`;
  data[key] = of;
  return `<${name} of={data.${key}} />`;
}

const client = '@site/src/capabilities/api-reference/client';
const components = 'BodyShape Endpoint Examples Operation Properties Response Sandbox'.split(' ');

/** Imports of a page: only what its body uses. What writers have without an import (`Tabs`, `Copy`) needs none here. */
function imports(id: string, body: string): string {
  const uses = (name: string) => body.includes(`<${name} `) || body.includes(`<${name}>`);
  const used = components.filter(uses);
  return [
    ...(used.length > 0 ? [`import {${used.join(', ')}} from '${client}';`] : []),
    ...(uses('ConsoleSlot') ? [`import {ConsoleSlot} from '${client}/ConsoleSlot';`] : []),
    ...(uses('Link') ? ["import Link from '@docusaurus/Link';"] : []),
    `import data from './${id}.json';`,
  ].join('\n');
}

/** Cuts at the last word that fits. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MIN_LENGTH))}…`;
}

/** Descriptions of one API, each unlike the others. */
export class Descriptions {
  private readonly taken = new Set<string>();

  /**
   * 50 to 160 characters: the author's own words if there are, else the first sentence of the
   * description. `place` (method and path) is added when that is too short or not unique.
   */
  claim(own: string | undefined, description: string | undefined, place: string): string {
    const plain = toPlainText(description ?? '');
    const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
    let text = shorten(own?.trim() || sentence);
    if (text.length < DESCRIPTION_MIN_LENGTH || this.taken.has(text)) {
      text = shorten(`${place}: ${text || 'parameters, request body, responses and samples.'}`);
    }
    this.taken.add(text);
    return text;
  }
}

interface FrontMatter {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
}

/** Puts a page together: front matter, imports, body. `custom_edit_url: null`: there is no file to edit. */
export function printPage({data}: PageContext, frontMatter: FrontMatter, body: string): Page {
  const {id} = frontMatter;
  const yaml = stringify({...frontMatter, custom_edit_url: null}, {lineWidth: 0});
  const mdx = `---\n${yaml}---\n\n${imports(id, body)}\n\n${body}\n`;
  return {id, mdx: escapeVariables(mdx), data};
}
