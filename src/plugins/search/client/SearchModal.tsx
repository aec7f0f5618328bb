/** The DocSearch modal with the site's search engine. It is loaded when a reader is about to search. */
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, useRef, useState, type ClipboardEvent, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {openSearch} from '@site/src/lib/events';
import {issueUrl} from '@site/src/lib/issueUrl';
import {MAX_QUERY_LENGTH, MAX_TYPED_LENGTH} from '../shared/hit';
import {useModalDialog} from './accessibleModal';
import {createDocSearchClient, type ModalClient} from './docSearchClient';
import {siteEngine} from './engine';
import {dialogLabel} from './fieldTexts';
import {Hit} from './Hit';
import {useInsights} from './insights';
import styles from './modal.lazy.module.css';
import {modalTranslations} from './modalTranslations';
import {SearchStatus, type SearchOutcome} from './SearchStatus';
import {useSearchSite, type SearchSite} from './settings';
import {removeBrokenSearches} from './storedSearches';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.lazy.css';

export interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The text of the link to the page with all results. */
function SeeAll({count}: {readonly count: number}): string {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {id: 'search.modal.seeAll', message: 'See {count} result|See all {count} results'},
    {count},
  );
  return selectMessage(count, forms);
}

/** Returns the props that adapt the modal to the site. They are stable, because the modal restarts when they change. */
function useModalProps(
  site: SearchSite,
  onClose: () => void,
  onOpen: (objectID: string) => void,
  {search}: ModalClient,
): Partial<DocSearchModalProps> {
  const history = useHistory();
  return useMemo(
    () => ({
      hitComponent: (hit) => <Hit {...hit} onOpen={onOpen} />,
      transformItems: (items) => items.map((item) => ({...item, url: site.urlOf(item.url)})),
      transformSearchClient: (client) => ({...client, search}),
      resultsFooterComponent: ({state: {query, context}}) => (
        <Link to={`/search?q=${encodeURIComponent(query)}`} onClick={onClose}>
          <SeeAll count={Number(context['nbHits'] ?? 0)} />
        </Link>
      ),
      // The link "Let us know." opens an issue with this title.
      getMissingResultsUrl: ({query}) =>
        issueUrl(site.newIssueUrl, {
          title: translate(
            {id: 'search.noResults.issue', message: 'Search finds nothing for "{query}"'},
            {query},
          ),
          lines: [],
        }),
      translations: modalTranslations(),
      // The Enter key opens the active result.
      navigator: {
        navigate: ({itemUrl, item}) => {
          onOpen(item.objectID);
          if (itemUrl.startsWith('/')) history.push(itemUrl);
          else window.location.assign(itemUrl);
        },
      },
    }),
    [site, history, onClose, onOpen, search],
  );
}

/** Lets the modal's field take a longer text while a reader pastes it, such as an error message. */
function allowLongText({target}: ClipboardEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  target.maxLength = MAX_QUERY_LENGTH;
  const limitTyping = () => {
    target.maxLength = MAX_TYPED_LENGTH;
  };
  target.addEventListener('input', limitTyping, {once: true});
}

/**
 * Handles a key where the modal suggests pages: it only knows its own rows, results and stored searches. The arrow keys
 * move between the field and the links, and letters go to the field. While the field is empty, the first link is
 * selected, and Enter follows it. Returns whether the key is handled.
 */
function handleSuggestionKey(dialog: HTMLElement, {key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  const links = [...dialog.querySelectorAll<HTMLElement>('nav a')];
  const field = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  const [first] = links;
  const hasOwnRows = dialog.querySelector('.DocSearch-Hit') !== null;
  if (field === null || first === undefined || hasOwnRows) return false;
  const isFirstSelected = field.value.trim() === '';
  if (key === 'Enter' && isFirstSelected && document.activeElement === field) {
    first.click();
    return true;
  }
  // The browser types the letter into the element that has the focus after this. A space presses a button.
  if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey) field.focus();
  const step = {ArrowDown: 1, ArrowUp: -1}[key];
  if (step === undefined) return false;
  const places = [field, ...links.slice(isFirstSelected ? 1 : 0)];
  const place = places.findIndex((element) => element === document.activeElement);
  places.at((Math.max(0, place) + step) % places.length)?.focus();
  return true;
}

/**
 * Shows the modal in a dialog, and reports the outcome of each search to screen readers.
 */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const site = useSearchSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const slot = useModalDialog(dialog);
  // Before the modal reads them, while it renders for the first time.
  useState(() => removeBrokenSearches(site.indexName));
  const onOpen = useInsights(site, outcome?.response);
  const client = useMemo(() => createDocSearchClient(siteEngine(site), setOutcome), [site]);
  const props = useModalProps(site, onClose, onOpen, client);
  const clearOutcome = () => {
    client.cancel();
    setOutcome(undefined);
  };
  // The modal repeats a search only after another query; a new modal searches at once.
  const retry = () => {
    flushSync(onClose);
    openSearch(outcome?.query);
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, site.hosted === null && styles.embedded)}
      aria-label={dialogLabel}
      onCancel={onClose}
      // The modal's focus trap only knows the elements that existed when it opened. A dialog needs no trap.
      onKeyDownCapture={(event) => {
        const {currentTarget, nativeEvent} = event;
        if (event.key === 'Tab' || handleSuggestionKey(currentTarget, nativeEvent)) {
          event.stopPropagation();
          if (event.key !== 'Tab') event.preventDefault();
        }
      }}
      // The modal does not search when the query becomes empty.
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value.trim() === '') clearOutcome();
      }}
      onReset={clearOutcome}
      onPasteCapture={allowLongText}
    >
      {/* In a section, the modal's header and footer are not landmarks of the page. */}
      <section>
        <DocSearchModal
          // The modal creates a client with these values, which `transformSearchClient` replaces.
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
