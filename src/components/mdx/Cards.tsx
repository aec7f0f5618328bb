import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './Cards.module.css';

export interface CardsProps {
  readonly children: ReactNode;
  /** Sets `--columns`, if not two. */
  readonly className?: string | undefined;
}

export interface CardProps {
  /** The name of the link. */
  readonly title: ReactNode;
  /** A site path, `/quickstart`, or an address. */
  readonly to: string;
  /** One line: what the reader gets there. */
  readonly children?: ReactNode;
  /** Above the title. */
  readonly icon?: ReactNode;
}

/** A grid of cards: a list for screen readers. */
export function Cards({children, className}: CardsProps): ReactNode {
  return <ul className={clsx(styles.cards, className)}>{children}</ul>;
}

/** One destination. The title is the link; its hit area is the whole card. */
export function Card({title, to, children, icon}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {icon}
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </li>
  );
}
