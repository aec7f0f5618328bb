import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './Rows.module.css';

/** One line of a section: a name, which may lead somewhere, and what there is to say about it. */
export interface Row {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly to?: string;
}

export interface RowsProps {
  readonly title: ReactNode;
  /** One sentence under the title. */
  readonly lead: ReactNode;
  /** Where the section is told in full. */
  readonly more?: {readonly to: string; readonly label: ReactNode};
  readonly rows: readonly Row[];
}

/** A section of the home page: what it is about, and beside it a list. No grid, so no width leaves an orphan. */
export function Rows({title, lead, more, rows}: RowsProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        <p>{lead}</p>
        {more !== undefined && <Link to={more.to}>{more.label}</Link>}
      </div>
      <ul className={styles.rows}>
        {rows.map(({key, title: name, text, to}) => (
          <li key={key}>
            {to === undefined ? <strong>{name}</strong> : <Link to={to}>{name}</Link>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
