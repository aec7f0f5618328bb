/** Splits a built page into sections of Markdown, from which the summaries and the agent skill are made. */
import type {Element, Root as HtmlRoot} from 'hast';
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {findElement, isElement} from '../hast';
import {readArticle} from './article';
import {withoutPointers, withoutSeeClauses} from './pointers';
import {headingId, stringifyMarkdown, toMarkdownTree} from './toMarkdown';

/** The introduction of a page, or one of its second-level sections. */
export interface Section {
  /** Undefined for the introduction. */
  readonly heading?: string;
  /** The id of the heading, which is the same in all translations. */
  readonly id?: string;
  /** Markdown, including the heading. */
  readonly text: string;
}

/**
 * Returns the sections of a built page that are not empty, for `collectSections` (sectionedPages.ts). Links are reduced
 * to their text: in a pasted text, addresses are of little use, and they would take a fifth of its tokens. Diagrams are
 * left out, with their folded descriptions: the text around them says the same. A part of a program is replaced by the
 * name and the URL of the whole file, because it doesn't run alone.
 *
 * @param pageUrl  URL against which links are resolved, and which errors name
 * @param language  label of a tab, such as `TypeScript`: a group of tabs that has it loses its other tabs
 * @throws Error when the page has no article
 */
export function readSections(tree: HtmlRoot, pageUrl: string, language: string): Section[] {
  const article = readArticle(tree, pageUrl);
  emptyDiagramTexts(article);
  const {children} = toMarkdownTree(article, language);
  const sections: {heading?: string; id?: string; nodes: RootContent[]}[] = [{nodes: []}];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({heading: toString(node), id: headingId(node), nodes: []});
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections
    .map((section) => ({...section, nodes: replaceFiles(removeLinksAndImages(section.nodes))}))
    .filter(({heading, nodes}) => nodes.length > (heading === undefined ? 0 : 1))
    .map(({heading, id, nodes}) => ({heading, id, text: stringifyMarkdown(nodes)}));
}

/** Empties each `<details>` that follows a picture: the description of a diagram. Changes the tree. */
function emptyDiagramTexts(parent: HtmlRoot | Element): void {
  let previous: Element | undefined;
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    const followsPicture = previous !== undefined && findElement(previous, isPicture) !== undefined;
    if (child.tagName === 'details' && followsPicture) child.children = [];
    else emptyDiagramTexts(child);
    previous = child;
  }
}

const isPicture = ({tagName}: Element) => tagName === 'img';

/**
 * Returns the nodes without images, and with each link replaced by its content, except where the content is the
 * address. Sentences and clauses that only link to another page are left out (pointers.ts).
 */
function removeLinksAndImages(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'image') return [];
    if (!('children' in node) || (node.type === 'link' && toString(node) === node.url))
      return [node];
    let content: readonly RootContent[] = node.children;
    if (node.type === 'paragraph') content = withoutPointers(node.children);
    // A cell keeps its sentences, because an empty cell says nothing.
    if (node.type === 'tableCell') content = withoutSeeClauses(node.children);
    const children = removeLinksAndImages(content);
    if (node.type === 'paragraph' && children.length === 0) return [];
    // Children of a node are again children that it may have; TypeScript cannot follow that.
    return node.type === 'link' ? children : [{...node, children} as RootContent];
  });
}

/**
 * Returns the nodes with the first part of each program replaced by a reference to its file. Left out are further parts of
 * the same file, and whole files, such as a `package.json`: the summaries and the skill list whole programs in a
 * separate chapter. The sentence before them stays, with a period instead of a colon.
 *
 * @param replaced the URLs of the files so far
 */
function replaceFiles(
  nodes: readonly RootContent[],
  replaced: Set<string> = new Set<string>(),
): RootContent[] {
  const result: RootContent[] = [];
  for (const node of nodes) {
    const {fileName, wholeFile} = (node.type === 'code' && node.data) || {};
    // Shell variables with a filename, such as `.env.local`, are complete.
    const isComplete = wholeFile === undefined && node.type === 'code' && node.lang === 'sh';
    if (fileName === undefined || isComplete) {
      const children = 'children' in node ? replaceFiles(node.children, replaced) : undefined;
      result.push(children === undefined ? node : ({...node, children} as RootContent));
    } else if (wholeFile === undefined || replaced.has(wholeFile)) {
      const last = result.pop();
      if (last !== undefined) result.push(endWithPeriod(last));
    } else {
      replaced.add(wholeFile);
      result.push(fileReference(fileName, wholeFile));
    }
  }
  return result;
}

/** Returns a paragraph with a period instead of a colon at its end, any other node as it is. */
function endWithPeriod(node: RootContent): RootContent {
  if (node.type !== 'paragraph') return node;
  const last = node.children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(':')) return node;
  const end: PhrasingContent = {...last, value: `${last.value.slice(0, -1)}.`};
  return {...node, children: [...node.children.slice(0, -1), end]};
}

/**
 * Returns a paragraph such as `upload.ts`: https://docs.example.org/examples/vault/upload.ts.txt
 *
 * @param title  the title of the block: the name of the file, and for a later part a note, `upload.ts (continued)`
 */
function fileReference(title: string, url: string): Paragraph {
  const [fileName = title] = title.split(' ');
  const link = {type: 'link' as const, url, children: [{type: 'text' as const, value: url}]};
  return {
    type: 'paragraph',
    children: [{type: 'inlineCode', value: fileName}, {type: 'text', value: ': '}, link],
  };
}
