import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {SearchLink} from '../../../components/ui/SearchLink';
import './glossary.lazy.css';
import styles from './GlossaryFilter.lazy.module.css';

/** Hides the entries of the list that lack the typed text, and returns how many are shown. */
function filterEntries(typed: string): number {
  const text = typed.trim().toLowerCase();
  const entries = [...document.querySelectorAll<HTMLElement>('.glossary > div')];
  for (const entry of entries) entry.hidden = !entry.textContent.toLowerCase().includes(text);
  return entries.filter(({hidden}) => !hidden).length;
}

/** How many entries are shown. */
function Count({count, typed}: {readonly count: number; readonly typed: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  if (count === 0) {
    return (
      <Translate id="site.glossary.none" values={{search: <SearchLink text={typed} />}}>
        {'No term fits this text. {search}.'}
      </Translate>
    );
  }
  const message = '{count} term|{count} terms';
  return selectMessage(count, translate({id: 'site.glossary.count', message}, {count}));
}

/** A field above `<Glossary />` that shows the entries whose name or definition contains the typed text. */
export function GlossaryFilter(): ReactNode {
  const [shown, setShown] = useState({typed: '', count: 0});
  const label = translate({id: 'site.glossary.filter', message: 'Filter terms'});
  return (
    <div className={`screen-only ${styles.filter}`}>
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        onChange={({target: {value}}) => setShown({typed: value, count: filterEntries(value)})}
      />
      <span role="status">{shown.typed.trim() !== '' && <Count {...shown} />}</span>
    </div>
  );
}
