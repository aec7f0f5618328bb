/** The DocSearch modal on this site's engine. Loaded when the reader is about to search, not before. */
import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {openSearch} from '@site/src/config/events';
import {MAX_QUERY_LENGTH} from '../shared/limits';
import {useModalDom} from './accessibleModal';
import {createDocSearchClient} from './docSearchClient';
import {siteEngine, warmUp} from './engine';
import {Hit} from './Hit';
import {useInsights} from './insights';
import {SearchStatus, type SearchOutcome} from './SearchStatus';
import {useSearchSite, type SearchSite} from './settings';
import {modalTranslations} from './translations';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';
import styles from './styles.module.css';

/** The stock modal makes a client of its own and wants an id for it; ours takes its place. */
const NO_APP = 'embedded';

export interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** "Let us know." opens an issue with its title filled in. */
function missingResultsUrl({newIssueUrl}: SearchSite, query: string): string {
  const title = translate(
    {id: 'search.noResults.issue', message: 'Search finds nothing for "{query}"'},
    {query},
  );
  return `${newIssueUrl}?title=${encodeURIComponent(title)}`;
}

/** The parts of the modal that depend on the site; each keeps its identity, or the modal would start anew. */
function useStockProps(
  site: SearchSite,
  onClose: () => void,
  onOpen: (objectID: string) => void,
  onOutcome: (outcome: SearchOutcome) => void,
): Partial<DocSearchModalProps> {
  const history = useHistory();
  return useMemo(
    () => ({
      hitComponent: (hit) => <Hit {...hit} onOpen={onOpen} />,
      transformItems: (items) => items.map((item) => ({...item, url: site.urlOf(item.url)})),
      transformSearchClient: (stock) => ({
        ...stock,
        ...createDocSearchClient(siteEngine(site), onOutcome),
      }),
      resultsFooterComponent: ({state: {query, context}}) => (
        <Link to={`/search?q=${encodeURIComponent(query)}`} onClick={onClose}>
          <Translate id="search.modal.seeAll" values={{count: Number(context['nbHits'] ?? 0)}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
      getMissingResultsUrl: ({query}) => missingResultsUrl(site, query),
      translations: modalTranslations(),
      // Where the Enter key leads.
      navigator: {
        navigate: ({itemUrl, item}) => {
          onOpen(item.objectID);
          if (itemUrl.startsWith('/')) history.push(itemUrl);
          else window.location.assign(itemUrl);
        },
      },
    }),
    [site, history, onClose, onOpen, onOutcome],
  );
}

export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const site = useSearchSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [scrollY] = useState(() => window.scrollY);
  const slot = useModalDom(dialog);
  const onOpen = useInsights(site, outcome?.response);
  const props = useStockProps(site, onClose, onOpen, setOutcome);
  useEffect(() => warmUp(site), [site]);
  const forget = useCallback(() => setOutcome(undefined), []);
  // The stock modal asks again only for another query: a new one asks for this.
  const retry = () => {
    onClose();
    openSearch(outcome?.query);
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, site.hosted === null && styles.embedded)}
      aria-label={translate({id: 'search.modal.name', message: 'Search the documentation'})}
      onCancel={onClose}
      // The stock trap knows only what was there when the modal opened; a dialog needs none.
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab') event.stopPropagation();
      }}
      // The stock modal asks nothing when the query is emptied.
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value.trim() === '') forget();
      }}
      onReset={forget}
    >
      <DocSearchModal
        appId={site.hosted?.appId ?? NO_APP}
        apiKey={site.hosted?.searchKey ?? NO_APP}
        indexName={site.indexName}
        // The stock reports would load their script into the page; ours go to a frame (insights.ts).
        insights={false}
        initialScrollY={scrollY}
        initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)}
        onClose={onClose}
        {...props}
      />
      {slot !== null &&
        createPortal(
          <SearchStatus
            outcome={outcome}
            className={styles.spoken}
            onFollow={onClose}
            onRetry={retry}
          />,
          slot,
        )}
    </dialog>,
    document.body,
  );
}
