import type {IndexSettings} from 'algoliasearch';

/**
 * Settings of the hosted index, based on those of DocSearch. If no page contains all words of a query, words may be
 * missing.
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: ['hierarchy.lvl0'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  separatorsToIndex: '_',
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
};
