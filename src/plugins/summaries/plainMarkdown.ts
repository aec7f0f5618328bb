/** MDX to plain Markdown: what a component says, without the component. */
import type {
  BlockContent,
  Code,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {GlossaryEntry} from '../../config/glossary';
import {readMagicComments} from '../code/magicComments';
import {parseMeta} from '../code/meta';
import {readSample} from '../code/regions';

export interface PlainMarkdownContext {
  readonly siteDir: string;
  readonly glossary: readonly GlossaryEntry[];
  /** Turns a site path into an address. */
  readonly toUrl: (path: string) => string;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Node = RootContent;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx);
/** Docusaurus' heading ids, `## Title {#id}`: an invalid expression for MDX itself. */
const headingIdRegex = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;

const attributeOf = (node: Jsx, name: string): string => {
  const found = node.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
};
const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
});

/** All components of one name below a node, however MDX nested them. */
function below(node: Node, name: string): Jsx[] {
  const children: Node[] = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    'name' in child && child.name === name ? [child as Jsx] : below(child, name),
  );
}

/** The plain form of a component. Unknown ones are what they contain. */
function plainComponent(node: Jsx, context: PlainMarkdownContext): Node[] {
  switch (node.name) {
    case 'Cards':
      return [
        list(
          below(node, 'Card').map((card) => [
            {
              type: 'link',
              url: context.toUrl(attributeOf(card, 'to')),
              children: [text(attributeOf(card, 'title'))],
            },
            text(`: ${toString(card).trim()}`),
          ]),
        ),
      ];
    case 'TabItem':
      return [paragraph(strong(attributeOf(node, 'label'))), ...plainAll(node.children, context)];
    case 'Copy':
      return [{type: 'inlineCode', value: toString(node).trim()}];
    case 'summary':
      return [strong(toString(node))];
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
  const {file} = parseMeta(node.meta ?? '');
  const source = file === undefined ? node.value : readSample(siteDir, file);
  return [{type: 'code', lang: node.lang, value: readMagicComments(source, node.lang ?? '').code}];
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
          url: node.url.startsWith('/') ? context.toUrl(node.url) : node.url,
          children: plainAll(node.children, context) as typeof node.children,
        },
      ];
    default:
      if ('children' in node)
        return [{...node, children: plainAll(node.children, context)} as Node];
      return [node];
  }
}

function plainAll(nodes: readonly Node[], context: PlainMarkdownContext): Node[] {
  return nodes.flatMap((node) => plain(node, context));
}

/** Parses MDX (variables substituted) as the site does; lines stay what they are. */
export const parseMdx = (mdx: string): Root => parser.parse(mdx.replace(headingIdRegex, '$1'));

/** The plain Markdown of a page. */
export function toPlainMarkdown(mdx: string, context: PlainMarkdownContext): Root {
  return {type: 'root', children: plainAll(parseMdx(mdx).children, context)};
}
