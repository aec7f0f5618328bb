import Translate from '@docusaurus/Translate';
import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import styles from './Finder.lazy.module.css';
import {findRows, readRows, type ErrorRow} from './findRows';

/** The rows that fit. */
function Found({rows}: {readonly rows: readonly ErrorRow[]}): ReactNode {
  return (
    <dl>
      {rows.map(({title, remedy}, index) => (
        // Rows can have the same title. They have no state, so their position is enough.
        <div key={index}>
          <dt>{title}</dt>
          {/* HTML of this site. Nothing that the reader pasted is in it. */}
          <dd dangerouslySetInnerHTML={{__html: remedy}} />
        </div>
      ))}
    </dl>
  );
}

/**
 * A field where readers paste a response, and below it the rows that explain the response. `ErrorFinder` loads it.
 *
 * @param otherRows the rows of other pages. The rows of this page come after them.
 */
export function Finder({otherRows}: {readonly otherRows: readonly ErrorRow[]}): ReactNode {
  const [pasted, setPasted] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The button that loaded the finder is gone, so the focus moves here.
  useEffect(() => field.current?.focus({preventScroll: true}), []);
  const catalog = useMemo(() => [...otherRows, ...readRows(document)], [otherRows]);
  const rows = findRows(catalog, pasted);
  return (
    <div className={styles.finder}>
      <label htmlFor={id}>
        <Translate id="site.errors.label">
          Paste the response or the message. It stays in this page.
        </Translate>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        onChange={({target}) => setPasted(target.value)}
      />
      <p role="status">
        {pasted.trim() !== '' &&
          (rows.length === 0 ? (
            <Translate id="site.errors.none">
              No row fits this text. Paste the whole response, with the status.
            </Translate>
          ) : (
            <Translate id="site.errors.count" values={{count: rows.length}}>
              {'Rows that fit: {count}'}
            </Translate>
          ))}
      </p>
      <Found rows={rows} />
    </div>
  );
}
