import {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {textOf} from '../../lib/textOf';
import styles from './Table.module.css';

/** A table of so many columns becomes a list of labels and values on a phone; a wider one scrolls. */
const STACKED_COLUMNS = 3;

/** Any part of a table: what is asked of it here. */
type Part = ReactElement<{
  readonly children?: ReactNode;
  readonly role?: string;
  readonly 'data-label'?: string;
}>;

const partsOf = (children: ReactNode): Part[] =>
  Children.toArray(children).filter((child): child is Part => isValidElement(child));

/**
 * Each cell with the head of its column. The roles are those that the elements have by themselves: browsers
 * forget them where a row or a cell is no longer laid out as one.
 */
function labelled(sections: readonly Part[], labels: readonly string[]): ReactNode {
  return sections.map((section, sectionIndex) => {
    const isHead = sectionIndex === 0;
    const rows = partsOf(section.props.children).map((row) => {
      const cells = partsOf(row.props.children).map((cell, index) => {
        const label = labels[index] || undefined;
        const role = isHead && label !== undefined ? 'columnheader' : 'cell';
        return cloneElement(cell, {role, 'data-label': isHead ? undefined : label});
      });
      return cloneElement(row, {role: 'row'}, cells);
    });
    return cloneElement(section, {role: 'rowgroup'}, rows);
  });
}

/** A table. Where it is wider than the column it scrolls sideways, by keyboard too, and keeps its first column in sight. */
export function Table({children, ...props}: ComponentProps<'table'>): ReactNode {
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
  const sections = partsOf(children);
  const [head] = partsOf(sections[0]?.props.children);
  const labels = partsOf(head?.props.children).map((cell) => textOf(cell.props.children));
  const stacks = labels.length <= STACKED_COLUMNS;
  return (
    <div ref={frame} className={styles.frame} {...focusable}>
      {stacks ? (
        <table role="table" className={styles.stacked} {...props}>
          {labelled(sections, labels)}
        </table>
      ) : (
        <table {...props}>{children}</table>
      )}
    </div>
  );
}

/** The head of a column; the empty corner of a table is the head of none. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
