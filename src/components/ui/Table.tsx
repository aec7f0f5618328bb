import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Table.module.css';

/** A table. Where it is wider than the column it scrolls sideways, by keyboard too, and keeps its first column in sight. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const focusable = scrolls && {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({id: 'site.table.label', message: 'Table, scrolls sideways'}),
  };
  return (
    <div ref={frame} className={styles.frame} {...focusable}>
      <table {...props} />
    </div>
  );
}

/** The head of a column; the empty corner of a table is the head of none. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
