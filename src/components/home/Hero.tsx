import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {openSearch} from '../../config/events';
import styles from './Hero.module.css';
import {SharesFigure} from './SharesFigure';

export interface HeroProps {
  /** Display name of the product. */
  readonly name: string;
}

/** Opens the search of the bar; the same as its keyboard shortcut. */
function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={translate({id: 'site.home.search.label', message: 'Search the documentation'})}
      onClick={() => openSearch()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5" />
      </svg>
      <Translate id="site.home.search">Search</Translate>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

/** What the platform is, in one sentence, and the first step. */
export function Hero({name}: HeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <Heading as="h1" className={styles.title}>
          <Translate id="site.home.title">Build on data that stays encrypted</Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="site.home.lead" values={{name}}>
            {
              '{name} is a decentralized network that stores sensitive data, computes on it and runs language models over it, while no single operator can read it.'
            }
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link to="/quickstart" className="button button--primary">
            <Translate id="site.home.start">Start building</Translate>
          </Link>
          <Link to="/api/overview" className="button button--secondary">
            <Translate id="site.home.reference">Browse the APIs</Translate>
          </Link>
          <SearchEntry />
        </div>
      </div>
      <SharesFigure />
    </header>
  );
}
