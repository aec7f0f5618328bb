import {translate} from '@docusaurus/Translate';
import type {Purpose} from '@site/src/config/thirdPartyRules';

/** What a purpose means, in a reader's words. */
export function purposeText(purpose: Purpose): string {
  switch (purpose) {
    case 'analytics':
      return translate({id: 'site.purpose.analytics', message: 'Counting which pages are read'});
    case 'tag':
      return translate({
        id: 'site.purpose.tag',
        message: 'Tags for measuring visits and campaigns',
      });
    case 'search-insights':
      return translate({
        id: 'site.purpose.searchInsights',
        message: 'Learning which search results are opened',
      });
    case 'chat':
      return translate({id: 'site.purpose.chat', message: 'Answering questions in a chat'});
    case 'feedback':
      return translate({
        id: 'site.purpose.feedback',
        message: 'Receiving the feedback that you send',
      });
  }
}
