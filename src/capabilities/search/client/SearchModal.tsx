/** The DocSearch modal on this site's engine. Loaded when the reader is about to search, not before. */
import {useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import translations from '@generated/site-search/default/modal.json';
import {openSearch} from '@site/src/config/events';
import {issueUrl} from '@site/src/lib/issueUrl';
import {MAX_QUERY_LENGTH} from '../shared/hit';
import {useModalDom} from './accessibleModal';
import {createDocSearchClient} from './docSearchClient';
import {siteEngine} from './engine';
import {Hit} from './Hit';
import {useInsights} from './insights';
import {SearchStatus, type SearchOutcome} from './SearchStatus';
import {useSearchSite, type SearchSite} from './settings';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';
import styles from './styles.module.css';

export interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
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
      // "Let us know." opens an issue with its title filled in.
      getMissingResultsUrl: ({query}) =>
        issueUrl(site.newIssueUrl, {
          title: translate(
            {id: 'search.noResults.issue', message: 'Search finds nothing for "{query}"'},
            {query},
          ),
          lines: [],
        }),
      translations,
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
  const slot = useModalDom(dialog);
  const onOpen = useInsights(site, outcome?.response);
  const props = useStockProps(site, onClose, onOpen, setOutcome);
  const forget = () => setOutcome(undefined);
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
      {/* Inside a section its header and footer are no landmarks of the page. */}
      <section>
        <DocSearchModal
          // For a client that the modal makes itself; ours takes its place.
          appId="unused"
          apiKey="unused"
          indexName={site.indexName}
          initialScrollY={window.scrollY}
          initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)}
          onClose={onClose}
          {...props}
        />
      </section>
      {slot !== null &&
        createPortal(
          <SearchStatus
            outcome={outcome}
            className="visually-hidden"
            onFollow={onClose}
            onRetry={retry}
          />,
          slot,
        )}
    </dialog>,
    document.body,
  );
}
