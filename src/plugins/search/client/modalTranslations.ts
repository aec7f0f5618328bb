/** The UI texts of the DocSearch modal. */
import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {cancelLabel, inputLabel} from './fieldTexts';

/** Returns the texts in the current locale, under the names that DocSearch gives them. `SearchModal` passes them on. */
export function modalTranslations(): DocSearchModalProps['translations'] {
  const clear = translate({id: 'search.modal.clear', message: 'Clear the query'});
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancelLabel,
      cancelButtonAriaLabel: cancelLabel,
      searchInputLabel: inputLabel,
    },
    footer: {
      selectText: translate({id: 'search.modal.select', message: 'to select'}),
      selectKeyAriaLabel: translate({id: 'search.modal.selectKey', message: 'Enter key'}),
      navigateText: translate({id: 'search.modal.navigate', message: 'to navigate'}),
      navigateUpKeyAriaLabel: translate({id: 'search.modal.upKey', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({id: 'search.modal.downKey', message: 'Arrow down'}),
      closeText: translate({id: 'search.modal.close', message: 'to close'}),
      closeKeyAriaLabel: translate({id: 'search.modal.closeKey', message: 'Escape key'}),
      searchByText: translate({id: 'search.modal.searchBy', message: 'Search by'}),
    },
    errorScreen: {
      titleText: translate({id: 'search.modal.error', message: 'Unable to fetch results'}),
      helpText: translate({
        id: 'search.modal.errorHelp',
        message: 'You might want to check your network connection.',
      }),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'search.modal.recent', message: 'Recent'}),
      noRecentSearchesText: translate({
        id: 'search.modal.noRecent',
        message: 'No recent searches',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'search.modal.saveRecent',
        message: 'Save this search',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.modal.removeRecent',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'search.modal.favorite', message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.modal.removeFavorite',
        message: 'Remove this search from favorites',
      }),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'search.modal.noResults', message: 'No results for'}),
      suggestedQueryText: translate({
        id: 'search.modal.suggestedQuery',
        message: 'Try searching for',
      }),
      reportMissingResultsText: translate({
        id: 'search.modal.reportMissing',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({
        id: 'search.modal.reportMissingLink',
        message: 'Let us know.',
      }),
    },
  };
}
