import {translate} from '@docusaurus/Translate';
import type {Purpose} from '../../../config/thirdPartyTypes';

/**
 * Returns what readers see as the purpose of a third party, in their language.
 */
export function purposeText(purpose: Purpose): string {
  const texts: Readonly<Record<Purpose, string>> = {
    analytics: translate({id: 'site.purpose.analytics', message: 'Counting which pages are read'}),
    tag: translate({
      id: 'site.purpose.tag',
      message: 'Tags for measuring visits and campaigns',
    }),
    'search-insights': translate({
      id: 'site.purpose.searchInsights',
      message: 'Learning which search results are opened',
    }),
    chat: translate({id: 'site.purpose.chat', message: 'Answering questions in a chat'}),
    feedback: translate({
      id: 'site.purpose.feedback',
      message: 'Receiving the feedback that you send',
    }),
  };
  return texts[purpose];
}
