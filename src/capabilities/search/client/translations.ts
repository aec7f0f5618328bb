/** The modal's texts: those of the specification (§8), translatable. */
import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';

/** All texts of the modal. */
export function modalTranslations(): ModalTranslations {
  const clear = translate({id: 'search.box.clear', message: 'Clear the query'});
  const cancel = translate({id: 'search.box.cancel', message: 'Cancel'});
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
      searchInputLabel: translate({id: 'search.box.label', message: 'Search'}),
    },
    footer: {
      selectText: translate({id: 'search.footer.select', message: 'to select'}),
      selectKeyAriaLabel: translate({id: 'search.footer.enter', message: 'Enter key'}),
      navigateText: translate({id: 'search.footer.navigate', message: 'to navigate'}),
      navigateUpKeyAriaLabel: translate({id: 'search.footer.up', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({id: 'search.footer.down', message: 'Arrow down'}),
      closeText: translate({id: 'search.footer.close', message: 'to close'}),
      closeKeyAriaLabel: translate({id: 'search.footer.escape', message: 'Escape key'}),
      searchByText: translate({id: 'search.footer.by', message: 'Search by'}),
    },
    errorScreen: {
      titleText: translate({id: 'search.error.title', message: 'Unable to fetch results'}),
      helpText: translate({
        id: 'search.error.help',
        message: 'You might want to check your network connection.',
      }),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'search.start.recent', message: 'Recent'}),
      noRecentSearchesText: translate({id: 'search.start.none', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({
        id: 'search.start.save',
        message: 'Save this search',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.start.remove',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'search.start.favorites', message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.start.unfavorite',
        message: 'Remove this search from favorites',
      }),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'search.noResults.title', message: 'No results for'}),
      suggestedQueryText: translate({id: 'search.noResults.try', message: 'Try searching for'}),
      reportMissingResultsText: translate({
        id: 'search.noResults.report',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({
        id: 'search.noResults.link',
        message: 'Let us know.',
      }),
    },
  };
}
