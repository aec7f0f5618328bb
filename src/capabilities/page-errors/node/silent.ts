/** What Markdown takes without a word, though its writer meant something else. */
import type {Node, Root} from 'mdast';
import {nearestName} from '../../../lib/variables';
import {walk} from '../../../lib/walk';
import {remedies} from './remedies';

const textRemedies = remedies.text.map(({at, write}) => ({at: new RegExp(at, 'gm'), write}));

/** Called with what is wrong, the node that it is in, and the lines of it that come before. */
export type Tell = (problem: string, node: Node, lines?: number) => void;

interface Directive extends Node {
  readonly name: string;
}

const isDirective = (node: Node | undefined): node is Directive =>
  node !== undefined && /^(?:container|leaf)Directive$/.test(node.type);

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Admonitions without an end take all that follows. */
function openAdmonition(node: Directive, parent: Node | undefined, source: string, warn: Tell) {
  const textOf = ({position}: Node) => source.slice(position?.start.offset, position?.end.offset);
  const colonsOf = (directive: Node) => /^:*/.exec(textOf(directive))?.[0] ?? '';
  const colons = colonsOf(node);
  if (colons === '::' || /\n[ \t>]*:{3,}[ \t]*$/.test(textOf(node))) return;
  const isInside = isDirective(parent) && colonsOf(parent).length <= colons.length;
  warn(
    isInside
      ? `${colons}${node.name} begins inside the :::${parent.name} of line ${parent.position?.start.line}. Close that one before it with a line of ${colons}, or give that one a colon more at both ends to hold this one.`
      : `${colons}${node.name} has no end. Close it with a line of ${colons}.`,
    node,
  );
}

/** Tells of all of a page. */
export function silentMistakes(tree: Root, source: string, warn: Tell): void {
  const ids = new Set<unknown>();
  walk(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      for (const {at, write} of textRemedies)
        for (const {0: found, index} of node.value.matchAll(at)) {
          const lines = node.value.slice(0, index).split('\n').length - 1;
          warn(`"${found}" is shown as text. ${write}`, node, lines);
        }
    }
    if (isDirective(node)) {
      openAdmonition(node, parent, source, warn);
      if (node.data === undefined) {
        const nearest = nearestName(node.name, ADMONITIONS);
        const hint = nearest === undefined ? '' : `Did you mean :::${nearest}? `;
        const all = ADMONITIONS.join(', :::');
        warn(`there is no admonition "${node.name}". ${hint}Write one of :::${all}.`, node);
        // Docusaurus would warn of it too, without a remedy.
        node.data = {};
      }
    }
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.['id'];
      if (ids.has(id))
        warn(`the id "${String(id)}" is that of a heading above. Write another.`, node);
      ids.add(id);
    }
  });
}
