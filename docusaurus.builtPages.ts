/** The visitors of the built pages: Markdown copies, summaries, search records, headers. */
import {apiConsole, apis} from './src/config/apis';
import {facts} from './src/config/facts';
import {
  aboutProduct,
  entryPages,
  goals,
  listedFiles,
  programLinks,
  sampleUsage,
  sandboxCommands,
  skill,
  summaryLanguage,
  summaryRules,
} from './src/config/programFiles';
import {redirects} from './src/config/redirects';
import {pageRanks, searchSettings} from './src/config/search';
import {summaryBudgets} from './src/config/summaries';
import {synonyms} from './src/config/synonyms';
import {embeddedOrigins, thirdParties} from './src/config/thirdParties';
import {collectSections} from './src/lib/markdown/sectionedPages';
import {agentSkill, skillFile, skillMessages} from './src/plugins/agent-skill';
import {inlineStyles, responseHeaders} from './src/plugins/headers';
import {markdownCopies, markdownMessages} from './src/plugins/markdown-export';
import {listSampleFiles, mcpServer} from './src/plugins/mcp-server';
import {redirectPages} from './src/plugins/redirects';
import {searchRecords} from './src/plugins/search';
import {llmSummaries, summaryFiles, summaryMessages} from './src/plugins/summaries';
import {wellKnownFiles} from './src/plugins/well-known';

/** Texts of files for programs, by id. */
export const texts = {
  ...markdownMessages,
  ...summaryMessages,
  ...skillMessages,
};

const {texts: skillTexts, ...skillSettings} = skill;
const skillOptions = {
  skill: {...skillSettings, ...skillTexts, references: Object.entries(skill.references)},
  messages: texts,
};
const files = Object.entries(listedFiles).map(([file, note]) => ({file, note}));
const sections = collectSections(summaryLanguage);

/** Each built page is passed to these visitors, in this order. */
export const visitors = [
  redirectPages(redirects),
  markdownCopies({
    entryPages,
    files: [...summaryFiles(summaryBudgets, texts), skillFile(skillOptions), ...files],
    listSamples: listSampleFiles,
    messages: texts,
  }),
  sections.visitor,
  llmSummaries({
    budgets: summaryBudgets,
    rules: summaryRules,
    about: aboutProduct,
    sandboxCommands,
    messages: texts,
    pages: sections.pages,
  }),
  agentSkill({...skillOptions, pages: sections.pages}),
  mcpServer({goals, sampleUsage, synonyms, messages: texts}),
  searchRecords({synonyms, pageRanks}),
  wellKnownFiles({contact: facts.link.bugs, apis}),
  inlineStyles(),
  responseHeaders({
    thirdParties,
    embedded: embeddedOrigins,
    search: searchSettings,
    apiConsole,
    links: programLinks,
    redirects,
  }),
];
