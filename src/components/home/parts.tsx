/** Components of the home page (src/pages/index.mdx). */
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {openSearch} from '../../lib/events';
import {LineIcon} from '../ui/LineIcon';
import hero from './hero.module.css';
import styles from './home.module.css';

interface IconProps {
  /** SVG path data in a 24 × 24 view box. */
  readonly path: string;
}

/**
 * A button that opens the search dialog, like the one in the navbar. Without the search capability, it does
 * nothing.
 */
export function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={hero.search}
      aria-label={translate({id: 'site.home.search.label', message: 'Search the documentation'})}
      onClick={() => openSearch()}
    >
      <LineIcon
        path="M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5"
        width="16"
        height="16"
      />
      <Translate id="site.home.search">Search</Translate>
      <kbd className={hero.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

/** A decorative line icon. Screen readers skip it. */
export function Icon({path}: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
