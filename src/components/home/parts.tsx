/** What the home page (src/pages/index.mdx) is laid out with; its words are there. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {openSearch} from '../../config/events';
import hero from './hero.module.css';
import styles from './home.module.css';

/** Opens the search of the bar; the same as its keyboard shortcut. */
export function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={hero.search}
      aria-label={translate({id: 'site.home.search.label', message: 'Search the documentation'})}
      onClick={() => openSearch()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5" />
      </svg>
      <Translate id="site.home.search">Search</Translate>
      <kbd className={hero.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

export interface SectionProps {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** Where the section is told in full, and the words of that link. */
  readonly to?: string;
  readonly more?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section: what it is about, and what there is. */
export function Section({id, title, lead, to, more, className, children}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <p>{lead}</p>
        </div>
        {to !== undefined && (
          <Link to={to} className={styles.more}>
            {more}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

const SHAPES = {
  cylinder:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3Zm0 0v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  speech: 'M4 4h16v12H10l-6 5V4Zm5 4h6m-6 4h4',
  book: 'M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2Zm0 0v14',
};

/** An icon of 24 px, drawn with lines. */
export const Icon = ({shape}: {readonly shape: keyof typeof SHAPES}): ReactNode => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className={styles.icon}>
    <path d={SHAPES[shape]} />
  </svg>
);

export interface RowProps {
  readonly to: string;
  /** The method of a request, or what a library is used for. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What a module does, a link to where it is told. */
export const Row = ({to, name, children}: RowProps): ReactNode => (
  <li>
    <Link to={to}>
      <b data-method={name}>{name}</b> {children}
    </Link>
  </li>
);

export interface OperationProps {
  readonly to: string;
  readonly method: string;
  readonly path: string;
}

/** A request that a module is about, a link to its reference. */
export const Operation = ({to, method, path}: OperationProps): ReactNode => (
  <Row to={to} name={method}>
    <code>{path}</code>
  </Row>
);

export interface PartyProps {
  readonly name: string;
  readonly sees: string;
  readonly hidden?: string;
}

/** Somebody whom the reader trusts with something. */
export const Party = ({name, sees, hidden}: PartyProps): ReactNode => (
  <li>
    <strong>{name}</strong>
    <p className={styles.sees}>
      <small>
        <Translate id="site.home.see.sees">Sees</Translate>
      </small>{' '}
      {sees}
    </p>
    {hidden !== undefined && (
      <p className={styles.hidden}>
        <small>
          <Translate id="site.home.see.hidden">Does not see</Translate>
        </small>{' '}
        {hidden}
      </p>
    )}
  </li>
);

export interface EntryProps {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One line of a panel. */
export const Entry = ({to, title, children}: EntryProps): ReactNode => (
  <li>
    <Link to={to}>{title}</Link>
    <span>{children}</span>
  </li>
);
