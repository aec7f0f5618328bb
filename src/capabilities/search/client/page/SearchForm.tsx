/** The field of the results page. A plain form: it works before, and without, JavaScript. */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH} from '../../shared/limits';
import styles from './styles.module.css';

/** Results follow the typing after this pause. */
const PAUSE_MS = 150;

export interface SearchFormProps {
  /** The query in the address. */
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onSubmit: () => void;
}

export function SearchForm({query, onType, onSubmit}: SearchFormProps): ReactNode {
  const action = useBaseUrl('/search');
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Going back or forward changes the address under the field.
  if (seen !== query) {
    setSeen(query);
    setText((current) => (current.trim() === query.trim() ? current : query));
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (value: string, pause: number) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onType(value.trim()), pause);
  };
  return (
    <form
      action={action}
      role="search"
      // Another one is in the bar.
      aria-label={translate({id: 'search.page.form', message: 'Results'})}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        onType(text.trim());
        onSubmit();
      }}
    >
      <input
        type="search"
        name="q"
        className={styles.input}
        value={text}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        aria-label={translate({id: 'search.page.field', message: 'Search the documentation'})}
        placeholder={translate({
          id: 'search.page.placeholder',
          message: 'Words, an endpoint, an error',
        })}
        onChange={(event) => type(event.target.value, PAUSE_MS)}
      />
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">Search</Translate>
      </button>
    </form>
  );
}
