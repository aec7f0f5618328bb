/** The visitors of the built pages: Markdown copies, search records, headers. */
import {apis} from './src/config/apis';
import {
  agentInstructions,
  optionalFiles,
  programLinks,
  sampleGroups,
  sampleUsage,
} from './src/config/assistants';
import {facts} from './src/config/facts';
import {redirects} from './src/config/redirects';
import {searchSettings} from './src/config/search';
import {synonyms} from './src/config/synonyms';
import {embeddedOrigins, thirdParties} from './src/config/thirdParties';
import {variables} from './src/config/variables';
import {downloads} from './src/plugins/downloads/visitor';
import {responseHeaders} from './src/plugins/headers/visitor';
import {markdownMessages} from './src/plugins/markdown-export';
import {markdownCopies} from './src/plugins/markdown-export/visitor';
import {redirectPages} from './src/plugins/redirects/visitor';
import {searchRecords} from './src/plugins/search/visitor';

/** Each built page is passed to these visitors, in this order. */
export const visitors = [
  redirectPages(redirects),
  markdownCopies({
    intro: agentInstructions,
    optionalFiles,
    otherAddresses: {
      'build/ai/llm-summary-12k': 'llm-summary-12k.txt',
      'build/ai/llm-summary-6k': 'llm-summary-6k.txt',
    },
    variables: {...variables, contact: facts.link.bugs},
    messages: markdownMessages,
  }),
  downloads({sampleGroups, sampleUsage, synonyms, apis, messages: markdownMessages}),
  searchRecords({synonyms}),
  responseHeaders({
    thirdParties,
    embedded: embeddedOrigins,
    search: searchSettings,
    links: programLinks,
    redirects,
  }),
];
