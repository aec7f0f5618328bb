import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './Cards.module.css';

export interface CardsProps {
  readonly children: ReactNode;
}

export interface CardProps {
  /** The name of the link. */
  readonly title: string;
  /** A site path, `/quickstart`, or an address. */
  readonly to: string;
  /** One line: what the reader gets there. */
  readonly children?: ReactNode;
}

/** A grid of cards: a list for screen readers. */
export function Cards({children}: CardsProps): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

/** One destination. The title is the link; its hit area is the whole card. */
export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </li>
  );
}
