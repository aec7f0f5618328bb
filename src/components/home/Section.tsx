import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** One sentence under the title. */
  readonly lead: ReactNode;
  /** Where the section is told in full. */
  readonly more?: {readonly to: string; readonly label: ReactNode};
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the home page: what it is about, and what there is. */
export function Section({title, lead, more, className, children}: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <p>{lead}</p>
        </div>
        {more !== undefined && (
          <Link to={more.to} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
