import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useId, useRef, useState, type ReactNode} from 'react';
import {SearchLink} from '../ui/SearchLink';
import styles from './errorFinder/ErrorFinder.lazy.module.css';
import {fetchRows, findRows, readRows, type ErrorRow} from './errorFinder/findRows';

interface ErrorFinderProps {
  /** Paths of pages with tables of errors. The tables of the page with the finder are read too. */
  readonly pages: readonly string[];
}

/** The rows that fit, as cards. */
function Found({rows}: {readonly rows: readonly ErrorRow[]}): ReactNode {
  return (
    <dl>
      {rows.map(({title, remedy, page}, index) => (
        // Rows can have the same title. They have no state, so their position is enough.
        <div key={index}>
          <dt>{title}</dt>
          {page !== undefined && <dd className={styles.help}>{page}</dd>}
          {/* HTML of this site. Nothing that the reader pasted is in it. */}
          <dd dangerouslySetInnerHTML={{__html: remedy}} />
        </div>
      ))}
    </dl>
  );
}

/** What the field says to screen readers, and below itself: how many rows fit. */
function Status({pasted, count}: {readonly pasted: string; readonly count: number}): ReactNode {
  if (pasted.trim() === '') return null;
  if (count > 0) {
    return (
      <Translate id="site.errors.count" values={{count}}>
        {'Rows that fit: {count}'}
      </Translate>
    );
  }
  return (
    <Translate id="site.errors.none" values={{search: <SearchLink text={pasted} />}}>
      {
        'No row fits this text. {search}. Or paste the whole response, with the status. If a result is wrong without an error, look in the tables below.'
      }
    </Translate>
  );
}

/**
 * A field where readers paste a response, and below it the rows of the tables of errors that explain the response. The
 * rows of other pages are fetched when a reader first enters the field. They come before those of this page. If they
 * can't be fetched, a message says so, and the field searches this page only.
 */
export function ErrorFinder({pages}: ErrorFinderProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [catalog, setCatalog] = useState<readonly ErrorRow[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const hasStarted = useRef(false);
  const load = async () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const rows = readRows(document);
    setCatalog(rows);
    try {
      const others = await fetchRows(pages.map((page) => withBaseUrl(page)));
      setCatalog([...others, ...rows]);
      setFailed(false);
    } catch {
      // The next time that the reader enters the field, it tries again.
      hasStarted.current = false;
      setFailed(true);
    }
  };
  const rows = findRows(catalog, pasted);
  return (
    <div className={`screen-only ${styles.finder}`}>
      <label htmlFor={id}>
        <Translate id="site.errors.label">Response or message</Translate>
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={3}
        placeholder="fetch failed: ECONNREFUSED"
        spellCheck={false}
        autoComplete="off"
        onFocus={load}
        onChange={({target}) => setPasted(target.value)}
      />
      <p id={`${id}-help`} className={styles.help}>
        <Translate id="site.errors.help">
          Searches this page and the errors of both APIs. The text stays in this page.
        </Translate>
      </p>
      <p role="status">
        <Status pasted={pasted} count={rows.length} />
        {hasFailed && (
          <>
            {' '}
            <Translate id="site.errors.failed">
              The errors of the APIs could not be loaded, so only this page was searched.
            </Translate>
          </>
        )}
      </p>
      <Found rows={rows} />
    </div>
  );
}
