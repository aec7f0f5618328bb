import {createElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Table} from '@site/src/components/ui/Table';
import type {RichElement, RichNode, RichText as RichTextData} from '../shared/types';

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

/** A description, parsed at build time. React escapes its text, so nothing in it can become markup. */
export function RichText({of}: {readonly of: RichTextData | undefined}): ReactNode {
  if (of === undefined) return null;
  const block = of.some(
    (node) => typeof node !== 'string' && /^(?:p|ul|ol|pre|table|blockquote|hr)$/.test(node[0]),
  );
  return block ? <div>{of.map(renderNode)}</div> : <p>{of.map(renderNode)}</p>;
}
