import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './Table.module.css';

/**
 * A table on a page: every Markdown table, and those of the API reference. The head of a long table stays in view. A table
 * wider than its column scrolls sideways instead, also by keyboard, while its first column stays visible. On phones,
 * Markdown tables of few columns become lists (tableStep.ts marks them).
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Only a scrollable table needs to be focusable.
  const scrollProps = isScrollable && {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({id: 'site.table.label', message: 'Table, scrolls sideways'}),
  };
  return (
    <div ref={frame} className={clsx('fades', styles.frame)} {...scrollProps}>
      <table {...props} />
    </div>
  );
}

/**
 * The `th` of MDX pages. An empty one, such as the top left corner of a table, becomes a plain cell. Registered in
 * src/theme/MDXComponents.
 */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
