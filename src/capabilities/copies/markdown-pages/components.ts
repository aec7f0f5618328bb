/** What the components that only whole pages hold say in Markdown; those in prose are in src/capabilities/copies/summaries. */
import type {Body, Endpoint, Property, Security, Server} from '../../api-reference';
import {
  attributeOf,
  expressionOf,
  link,
  list,
  paragraph,
  strong,
  text,
  type Jsx,
  type Node,
} from '../pages/nodes';
import {authentication, bodies, endpoint, properties, servers} from './contract';

/** The data file beside a page of the API reference. */
export type PageData = Readonly<Record<string, unknown>>;

export interface ComponentContext {
  /** Named in errors. */
  readonly file: string;
  readonly route: string;
  readonly data: PageData;
  readonly toUrl: (path: string) => string;
  /** Text files of the summaries, by their budget. */
  readonly summaries: ReadonlyMap<number, string>;
}

/** A page holds something that has no form in Markdown. */
export class MarkdownPageError extends Error {
  override readonly name = 'MarkdownPageError';
}

const dataRegex = /^data(?:\.(\w+)|\['([^']+)'\])$/;

/** The value that `data.request` or `data['response.200']` names. The generator of the pages wrote both. */
function dataOf(node: Jsx, attribute: string, {data, file}: ComponentContext): unknown {
  const expression = expressionOf(node, attribute) ?? '';
  const [, plain, quoted] = dataRegex.exec(expression) ?? [];
  const value = data[plain ?? quoted ?? ''];
  if (value === undefined) {
    throw new MarkdownPageError(
      `${file}: <${node.name ?? ''} ${attribute}={${expression}}> names no value of the data beside the page.`,
    );
  }
  return value;
}

/** The plain form of a component; undefined when it is what it contains. */
export function plainOf(node: Jsx, context: ComponentContext): Node[] | undefined {
  const {toUrl, route, file, summaries} = context;
  switch (node.name) {
    case 'Endpoint':
      return endpoint(dataOf(node, 'of', context) as Endpoint);
    case 'Authentication':
      return authentication(dataOf(node, 'of', context) as Security, toUrl);
    case 'Properties':
      return properties(dataOf(node, 'items', context) as Property[], toUrl);
    case 'Headers':
      return [
        paragraph(strong('Headers')),
        ...properties(dataOf(node, 'items', context) as Property[], toUrl),
      ];
    case 'Bodies': {
      const required = expressionOf(node, 'required') !== undefined;
      return bodies(
        dataOf(node, 'items', context) as Body[],
        required && dataOf(node, 'required', context) === true,
        toUrl,
      );
    }
    case 'Servers':
      return servers(dataOf(node, 'items', context) as Server[], toUrl);
    case 'ConsoleSlot':
      return [];
    case 'JsonSchema':
      return [paragraph(strong('JSON Schema of the body')), ...node.children] as Node[];
    case 'Downloads': {
      const address = toUrl(`/openapi/${attributeOf(node, 'name')}`);
      return [
        list([
          [link(`${address}.yaml`, 'OpenAPI file, YAML')],
          [link(`${address}.json`, 'OpenAPI file, JSON')],
        ]),
      ];
    }
    case 'LlmSummary': {
      const name = summaries.get(Number(expressionOf(node, 'budget')));
      return name === undefined
        ? []
        : [paragraph(text('The text: '), link(toUrl(`/${name}`), name))];
    }
    case 'StoredAndSent':
      return [
        paragraph(
          text('Made from the settings of the site that you read: see '),
          link(toUrl(route), 'the page'),
          text('.'),
        ),
      ];
    case 'Glossary':
      return undefined;
    default:
      if (/^[A-Z]/.test(node.name ?? '') && node.children.length === 0) {
        throw new MarkdownPageError(
          `${file}: <${node.name ?? ''}> holds no text, so the page as Markdown would lose it. Say in src/capabilities/copies/markdown-pages/components.ts what it says.`,
        );
      }
      return undefined;
  }
}
