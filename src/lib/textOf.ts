import {isValidElement, type ReactNode} from 'react';

/** The plain text of rendered children: MDX turns an address inside a component into a link, whose text is wanted. */
export function textOf(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map((child: ReactNode) => textOf(child)).join('');
  if (isValidElement<{children?: ReactNode}>(children)) return textOf(children.props.children);
  return '';
}
