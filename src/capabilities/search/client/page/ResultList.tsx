/** The results: each a link with where it stands and the words around the match. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useResultUrl} from '../settings';
import {escapeHtml} from '../../shared/highlight';
import {LEVELS} from '../../shared/record';
import type {SearchHit} from '../../shared/hit';
import styles from './styles.module.css';

interface MarkedTextProps {
  readonly as: 'span' | 'p';
  readonly className?: string;
  /** Escaped by the engines; its only tag is `<mark>`. */
  readonly html: string;
}

function MarkedText({as: Tag, className, html}: MarkedTextProps): ReactNode {
  return <Tag className={className} dangerouslySetInnerHTML={{__html: html}} />;
}

/** Marked text of the levels from the section of the site down to the hit's own heading. */
function trail({hierarchy, _highlightResult}: SearchHit): string[] {
  return LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    if (text === null || text === '') return [];
    return [_highlightResult.hierarchy[level]?.value ?? escapeHtml(text)];
  });
}

interface ResultProps {
  readonly hit: SearchHit;
  readonly onOpen: (objectID: string) => void;
}

function Result({hit, onOpen}: ResultProps): ReactNode {
  const urlOf = useResultUrl();
  const names = trail(hit);
  const title = names.at(-1) ?? '';
  const snippet = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <Link to={urlOf(hit.url).href} className={styles.title} onClick={() => onOpen(hit.objectID)}>
        <MarkedText as="span" html={title} />
      </Link>
      <MarkedText as="p" className={styles.trail} html={names.slice(0, -1).join(' › ')} />
      {snippet !== undefined && <MarkedText as="p" className={styles.snippet} html={snippet} />}
    </li>
  );
}

export interface ResultListProps {
  readonly hits: readonly SearchHit[];
  /** Called with its id when a result is followed. */
  readonly onOpen: (objectID: string) => void;
}

export function ResultList({hits, onOpen}: ResultListProps): ReactNode {
  return (
    <ol
      className={styles.results}
      aria-label={translate({id: 'search.page.results', message: 'Results'})}
    >
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} onOpen={onOpen} />
      ))}
    </ol>
  );
}
