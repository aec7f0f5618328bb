/** How the hosted index is set up: DocSearch's settings, and the site's synonyms. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {LEVELS, type SynonymGroup} from '../../src/capabilities/search/shared/record';

/** Settings of the index, after those that DocSearch gives to sites of this kind. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [...LEVELS.map((level) => `unordered(hierarchy.${level})`), 'content'],
  attributesForFaceting: [
    'hierarchy.lvl0',
    'type',
    'lang',
    'language',
    'version',
    'docusaurus_tag',
  ],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'method',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  separatorsToIndex: '_',
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeStopWords: true,
  // Questions in words: with no page that holds them all, words may be missing.
  removeWordsIfNoResults: 'allOptional',
};

/** The synonyms as the service takes them. */
export function hostedSynonyms(groups: readonly SynonymGroup[]): SynonymHit[] {
  return groups.map((group, index) => ({
    objectID: `group-${index}-${(group[0] ?? '').replace(/\W+/g, '-')}`,
    type: 'synonym',
    synonyms: [...group],
  }));
}
