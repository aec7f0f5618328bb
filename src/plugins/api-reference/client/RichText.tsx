import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import {Table} from '@site/src/components/ui/Table';
import type {RichElement, RichNode, RichText as RichTextData} from '../shared/types';

/** Elements that must not be inside a paragraph. */
const BLOCK_TAGS: readonly string[] = ['p', 'ul', 'ol', 'pre', 'table', 'blockquote', 'hr'];

function renderElement([tag, ...content]: RichElement, key: number): ReactNode {
  if (tag === 'a') {
    const [address, ...label] = content;
    return (
      <Link key={key} to={String(address)}>
        {label.map(renderNode)}
      </Link>
    );
  }
  return createElement(tag === 'table' ? Table : tag, {key}, ...content.map(renderNode));
}

function renderNode(node: RichNode, key: number): ReactNode {
  return typeof node === 'string' ? node : renderElement(node, key);
}

/**
 * Shows a description that the build has parsed. React escapes the text, so nothing in it can become markup. For rows
 * of the contract (`Properties.tsx`).
 */
export function RichText({content}: {readonly content: RichTextData}): ReactNode {
  const hasBlocks = content.some(
    (node) => typeof node !== 'string' && BLOCK_TAGS.includes(node[0]),
  );
  const nodes = content.map(renderNode);
  return hasBlocks ? <div>{nodes}</div> : <p>{nodes}</p>;
}
