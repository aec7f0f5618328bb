import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

interface CardsProps {
  /** `<Card>` elements. */
  readonly children: ReactNode;
  /** A class that sets `--columns`, the number of columns. The default is two. */
  readonly className?: string | undefined;
}

interface CardProps {
  /** Text of the link. */
  readonly title: ReactNode;
  /** A path of the site, `/quickstart`, or a URL. */
  readonly to: string;
  /** One line that says what the reader finds there. A list below it is a row of links. */
  readonly children?: ReactNode;
  /** Shown before the title. */
  readonly icon?: ReactNode;
}

/** A grid of cards on a page. Screen readers announce it as a list. Authors write `<Cards>` in pages. */
export function Cards({children, className}: CardsProps): ReactNode {
  return <ul className={clsx(styles.cards, className)}>{children}</ul>;
}

/**
 * A link to another page, as an item of `<Cards>`. The title is the link, and the whole card is clickable. Authors
 * write `<Card>` in pages.
 */
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
