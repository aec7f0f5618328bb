import {isValidElement, type ReactNode} from 'react';

/**
 * Returns the plain text of React children, also of those inside elements, for `<Copy>`. What components render
 * themselves isn't included.
 */
export function childrenToText(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) {
    return children.map((child: ReactNode) => childrenToText(child)).join('');
  }
  if (isValidElement<{children?: ReactNode}>(children)) {
    return childrenToText(children.props.children);
  }
  return '';
}
