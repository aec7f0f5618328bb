/** The DocSearch modal on this site's engine. Loaded when the reader is about to search, not before. */
import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchHit, type DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH, MAX_RESULTS_PER_GROUP} from '../shared/limits';
import {createDocSearchClient, type SearchOutcome} from './docSearchClient';
import {siteEngine} from './engine';
import {Hit, type HitProps} from './Hit';
import {ResultsFooter} from './ResultsFooter';
import {SearchStatus} from './SearchStatus';
import {useResultUrl, useSearchSite, type SearchSite} from './settings';
import {modalTranslations} from './translations';
import {useInsights} from './useInsights';
import {useModalDom} from './useModalDom';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';
import styles from './styles.module.css';

/** The stock modal makes a client of its own and wants an id for it; ours takes its place. */
const NO_APP = 'embedded';

export interface SearchModalProps {
  /** Child of body that the modal is rendered into. */
  readonly host: HTMLElement;
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

/** Where the Enter key leads. */
function useNavigator(onOpen: (objectID: string) => void): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(() => {
    const inNewTab = ({itemUrl, item}: {itemUrl: string; item: {objectID: string}}) => {
      onOpen(item.objectID);
      window.open(itemUrl, '_blank', 'noopener');
    };
    return {
      navigate: ({itemUrl, item}) => {
        onOpen(item.objectID);
        if (itemUrl.startsWith('/')) history.push(itemUrl);
        else window.location.assign(itemUrl);
      },
      navigateNewTab: inNewTab,
      navigateNewWindow: inNewTab,
    };
  }, [history, onOpen]);
}

/** The parts of the modal that depend on the site; each keeps its identity, or the modal would start anew. */
function useModalProps(
  site: SearchSite,
  onClose: () => void,
  showOutcome: (outcome: SearchOutcome) => void,
) {
  const insights = useInsights(site);
  const {onOpen} = insights;
  const onOutcome = useCallback(
    (outcome: SearchOutcome) => {
      showOutcome(outcome);
      insights.onOutcome(outcome);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function, not the object around it, has to be the same
    [showOutcome, insights.onOutcome],
  );
  const hitComponent = useCallback((hit: HitProps) => <Hit {...hit} onOpen={onOpen} />, [onOpen]);
  const urlOf = useResultUrl();
  const transformItems = useCallback(
    (items: DocSearchHit[]) => items.map((item) => ({...item, url: urlOf(item.url).href})),
    [urlOf],
  );
  const transformSearchClient = useCallback<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(
    (stock) => ({...stock, ...createDocSearchClient(siteEngine(site), onOutcome)}),
    [site, onOutcome],
  );
  const resultsFooterComponent = useCallback<
    NonNullable<DocSearchModalProps['resultsFooterComponent']>
  >(
    ({state}) => (
      <ResultsFooter
        query={state.query}
        count={Number(state.context['nbHits'] ?? 0)}
        onFollow={onClose}
      />
    ),
    [onClose],
  );
  const navigator = useNavigator(onOpen);
  const translations = useMemo(modalTranslations, []);
  return {
    transformItems,
    transformSearchClient,
    resultsFooterComponent,
    hitComponent: hitComponent as unknown as DocSearchModalProps['hitComponent'],
    navigator,
    translations,
  };
}

export default function SearchModal({host, initialQuery, onClose}: SearchModalProps): ReactNode {
  const site = useSearchSite();
  const wrapper = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const name = translate({id: 'search.modal.name', message: 'Search the documentation'});
  const slot = useModalDom(wrapper, name);
  const props = useModalProps(site, onClose, setOutcome);
  const [scrollY] = useState(() => window.scrollY);
  useEffect(() => siteEngine(site).warmUp(), [site]);
  return createPortal(
    <div ref={wrapper} className={site.hosted === null ? styles.embedded : undefined}>
      <DocSearchModal
        appId={site.hosted?.appId ?? NO_APP}
        apiKey={site.hosted?.searchKey ?? NO_APP}
        indexName={site.indexName}
        // The stock reports would load their script into the page; ours go to a frame (useInsights).
        insights={false}
        initialScrollY={scrollY}
        initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)}
        maxResultsPerGroup={MAX_RESULTS_PER_GROUP}
        getMissingResultsUrl={({query}) => missingResultsUrl(site, query)}
        onClose={onClose}
        {...props}
      />
      {slot !== null &&
        createPortal(<SearchStatus outcome={outcome} isHosted={site.hosted !== null} />, slot)}
    </div>,
    host,
  );
}
