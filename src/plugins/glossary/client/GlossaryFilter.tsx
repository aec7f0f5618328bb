import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import './glossary.lazy.css';
import styles from './GlossaryFilter.lazy.module.css';

/** Hides the entries of the list that lack the typed text, and returns how many are shown. */
function filterEntries(typed: string): number {
  const text = typed.trim().toLowerCase();
  const entries = [...document.querySelectorAll<HTMLElement>('.glossary > div')];
  for (const entry of entries) entry.hidden = !entry.textContent.toLowerCase().includes(text);
  return entries.filter(({hidden}) => !hidden).length;
}

/** A field above `<Glossary />` that shows the entries whose name or definition contains the typed text. */
export function GlossaryFilter(): ReactNode {
  const [count, setCount] = useState<number>();
  const label = translate({id: 'site.glossary.filter', message: 'Filter terms'});
  const filter = (typed: string) => {
    const shown = filterEntries(typed);
    setCount(typed.trim() === '' ? undefined : shown);
  };
  return (
    <div className={`screen-only ${styles.filter}`}>
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        onChange={({target}) => filter(target.value)}
      />
      <span role="status">
        {count !== undefined && (
          <Translate id="site.glossary.count" values={{count}}>
            {'Terms: {count}'}
          </Translate>
        )}
      </span>
    </div>
  );
}
