/** The visitors of the built pages: Markdown copies, summaries, search records, headers. docusaurus.config.ts uses it. */
import {apiConsole, apis} from './src/config/apis';
import {facts} from './src/config/facts';
import {
  entryPages,
  goals,
  programLinks,
  sampleUsage,
  sandboxCommands,
  summaryLanguage,
  summaryRules,
} from './src/config/programFiles';
import {redirects} from './src/config/redirects';
import {pageRanks} from './src/config/search';
import {sidebarTitles} from './src/config/sidebarTitles';
import {currentLocale} from './src/config/site';
import {summaryBudgets} from './src/config/summaries';
import {synonyms} from './src/config/synonyms';
import {localizeSite, siteTexts} from './src/config/texts';
import {embeddedOrigins, thirdParties} from './src/config/thirdParties';
import {collectSections} from './src/lib/markdown/sectionedPages';
import {translateTexts} from './src/lib/translateTexts';
import {agentSkill, skillFile, skillMessages} from './src/plugins/agent-skill';
import {inlineStyles} from './src/plugins/css-compiler';
import {endTags} from './src/plugins/end-tags';
import {responseHeaders} from './src/plugins/headers';
import {markdownCopies, markdownMessages} from './src/plugins/markdown-export';
import {listSampleFiles, mcpServer} from './src/plugins/mcp-server';
import {redirectPages} from './src/plugins/redirects';
import {searchRecords} from './src/plugins/search';
import {llmSummaries, summaryFiles, summaryMessages} from './src/plugins/summaries';
import {wellKnownFiles} from './src/plugins/well-known';

/** Texts of the configuration and of files for programs, in the default language. */
export const originalTexts = {
  ...siteTexts,
  ...sidebarTitles,
  ...markdownMessages,
  ...summaryMessages,
  ...skillMessages,
};

/** The same texts in the current locale, by id. */
export const texts = translateTexts(__dirname, currentLocale, originalTexts);

export const site = localizeSite(texts);

const skillOptions = {skill: site.skill, messages: texts};
const sections = collectSections(summaryLanguage);
const styles = inlineStyles();

/** Each built page is passed to these visitors, in this order. */
export const visitors = [
  endTags(),
  redirectPages(redirects),
  markdownCopies({
    entryPages,
    files: [...summaryFiles(summaryBudgets, texts), skillFile(skillOptions), ...site.listedFiles],
    listSamples: listSampleFiles,
    messages: texts,
  }),
  sections.visitor,
  llmSummaries({
    budgets: summaryBudgets,
    rules: summaryRules,
    about: site.about,
    sandboxCommands,
    messages: texts,
    pages: sections.pages,
  }),
  agentSkill({...skillOptions, pages: sections.pages}),
  mcpServer({goals, sampleUsage, synonyms}),
  searchRecords({synonyms, pageRanks}),
  wellKnownFiles({contact: facts.link.bugs, apis}),
  styles.visitor,
  responseHeaders({
    thirdParties,
    embedded: embeddedOrigins,
    search: site.search,
    apiConsole,
    addedStyles: styles.texts,
    links: programLinks,
    redirects,
  }),
];
