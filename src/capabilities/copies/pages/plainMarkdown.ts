/** MDX to plain Markdown: what a component says, without the component. */
import type {BlockContent, Code, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {GlossaryEntry} from '../../../config/glossary';
import {readMagicComments} from '../../code';
import {parseMeta} from '../../code';
import {readSample} from '../../code';
import {attributeOf, code, link, list, paragraph, strong, text, type Jsx, type Node} from './nodes';
import {parseMdx} from './parse';

export interface PlainMarkdownContext {
  readonly siteDir: string;
  readonly glossary: readonly GlossaryEntry[];
  /** Turns a site path into an address. */
  readonly toUrl: (path: string) => string;
  /** The plain form of components that only some users of this step meet; asked first. */
  readonly component?: (node: Jsx) => Node[] | undefined;
}

/** All components of one name below a node, however MDX nested them. */
function below(node: Node, name: string): Jsx[] {
  const children: Node[] = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    'name' in child && child.name === name ? [child as Jsx] : below(child, name),
  );
}

/** The words of a component: of its plain form, because a colon in an id reads as a directive. */
const wordsIn = (node: Jsx, context: PlainMarkdownContext): string =>
  toString(plainAll(node.children, context)).trim();

/** The plain form of a component. Unknown ones are what they contain. */
function plainComponent(node: Jsx, context: PlainMarkdownContext): Node[] {
  const special = context.component?.(node);
  if (special !== undefined) return special;
  switch (node.name) {
    case 'br':
      return [{type: 'break'}];
    case 'Cards':
      return [
        list(
          below(node, 'Card').map((card) => [
            link(context.toUrl(attributeOf(card, 'to')), attributeOf(card, 'title')),
            text(`: ${wordsIn(card, context)}`),
          ]),
        ),
      ];
    case 'TabItem':
      return [paragraph(strong(attributeOf(node, 'label'))), ...plainAll(node.children, context)];
    case 'Copy':
      return [code(wordsIn(node, context))];
    case 'summary':
      return [strong(wordsIn(node, context))];
    case 'Glossary':
      return [
        list(context.glossary.map(({term, definition}) => [strong(term), text(`: ${definition}`)])),
      ];
    case 'LlmSummary':
      return [];
    default:
      return plainAll(node.children, context);
  }
}

/** The address of a link: of a page (`/quickstart`) or of a file of the site (`pathname:///llms.txt`). */
function absoluteUrl(url: string, {toUrl}: PlainMarkdownContext): string {
  const sitePath = url.replace(/^pathname:\/\//, '');
  return sitePath.startsWith('/') ? toUrl(sitePath) : url;
}

/** An admonition as a quote that begins with its title. */
function plainAdmonition(node: ContainerDirective, context: PlainMarkdownContext): Node[] {
  const [first, ...rest] = node.children;
  const labelled =
    first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  const title = labelled ? toString(first) : node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const children = plainAll(labelled ? rest : node.children, context) as BlockContent[];
  return [{type: 'blockquote', children: [paragraph(strong(title)), ...children]}];
}

function plainCode(node: Code, {siteDir}: PlainMarkdownContext): Node[] {
  if (node.lang === 'mermaid') return [];
  const {file, title} = parseMeta(node.meta ?? '');
  const source = file === undefined ? node.value : readSample(siteDir, file);
  const {code: value} = readMagicComments(source, node.lang ?? '');
  return [{type: 'code', lang: node.lang, meta: title && `title="${title}"`, value}];
}

function plain(node: Node, context: PlainMarkdownContext): Node[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainComponent(node, context);
    case 'containerDirective':
      return plainAdmonition(node, context);
    case 'textDirective':
      // A colon in prose, as in did:example; not a directive of ours.
      return [text(`:${node.name}`), ...(plainAll(node.children, context) as PhrasingContent[])];
    case 'code':
      return plainCode(node, context);
    case 'link':
      return [
        {
          ...node,
          url: absoluteUrl(node.url, context),
          children: plainAll(node.children, context) as typeof node.children,
        },
      ];
    case 'heading': {
      // An anchor in a comment at its end leaves a space behind.
      const children = plainAll(node.children, context) as typeof node.children;
      const last = children.at(-1);
      return [
        {
          ...node,
          children:
            last?.type === 'text'
              ? [...children.slice(0, -1), {...last, value: last.value.trimEnd()}]
              : children,
        },
      ];
    }
    default:
      if ('children' in node)
        return [{...node, children: plainAll(node.children, context)} as Node];
      return [node];
  }
}

function plainAll(nodes: readonly Node[], context: PlainMarkdownContext): Node[] {
  return nodes.flatMap((node) => plain(node, context));
}

/** The plain Markdown of a page. */
export function toPlainMarkdown(mdx: string, context: PlainMarkdownContext): Root {
  return {type: 'root', children: plainAll(parseMdx(mdx).children, context)};
}
