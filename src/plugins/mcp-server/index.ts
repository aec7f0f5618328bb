/** Publishes the MCP server with the documentation inside, as an archive for npx (see README.md). */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPageVisitor, PageSection} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {copyHead, type MarkdownMessages} from '../markdown-export';
import {listSamples} from './node/samples';
import {DOCS_FILE, FORMAT, sampleText, type DocsFile, type DocsPage} from './shared';

/** Path of the archive below the base path. */
const SERVER_ARCHIVE = 'docs-mcp.tgz';

/** Path of a sample with everything that it needs to run, below the base path: `examples/vault/quickstart.md`. */
const samplePath = (name: string): string => `examples/${name}.md`;

/**
 * Returns the files of the samples, each with a note for /llms.txt. docusaurus.builtPages.ts passes them to the visitor
 * that writes /llms.txt.
 */
export const listSampleFiles = (siteDir: string) =>
  listSamples(siteDir).map(({name, description}) => ({file: samplePath(name), note: description}));

/** The fields of the site's package.json that the archive repeats. */
interface SitePackage {
  readonly version: string;
  readonly engines: object;
}

export interface McpServerOptions extends Pick<DocsFile, 'goals' | 'sampleUsage' | 'synonyms'> {
  readonly messages: MarkdownMessages;
}

interface WithSections {
  readonly sections: readonly PageSection[];
}

/**
 * Creates the visitor of built pages that writes the documentation as JSON (`DOCS_FILE`), the archive of the server,
 * and a file for each sample. It reads /llms.txt, so it comes after the visitor that writes it.
 */
export function mcpServer({
  goals,
  sampleUsage,
  synonyms,
  messages,
}: McpServerOptions): BuiltPageVisitor {
  const pagesByPermalink = new Map<string, Omit<DocsPage, 'parts'> & WithSections>();
  return {
    name: 'mcp-server',

    page(page, {siteUrl, baseUrl}) {
      const {path: route, document, operation, title, description} = page;
      if (route === undefined || !document?.listed || document.repeats) return;
      const endpoint = operation && `${operation.method} ${operation.path}`;
      const head = copyHead(page, {siteUrl, baseUrl, messages});
      pagesByPermalink.set(document.permalink, {
        path: route,
        title,
        description,
        keywords: document.keywords?.join(', '),
        endpoint,
        head,
        sections: page.sections,
      });
    },

    async done({siteDir, outDir, siteUrl, siteConfig, documents}) {
      const {countTokens} = await import('gpt-tokenizer/encoding/o200k_base');
      const {bundleServer, makeServerArchive} = await import('./node/bundle');
      const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

      const pages = documents.flatMap(({permalink}): DocsPage[] => {
        const page = pagesByPermalink.get(permalink);
        if (page === undefined) return [];
        const {sections, ...fields} = page;
        const parts = sections.map(({level, heading, anchors, text}) => ({
          level,
          heading,
          anchors,
          text,
          tokens: countTokens(text),
        }));
        return [{...fields, parts}];
      });
      const samples = listSamples(siteDir);
      const docs: DocsFile = {
        format: FORMAT,
        title: siteConfig.title,
        site: siteUrl,
        built: new Date().toISOString(),
        index: read('llms.txt'),
        pages,
        samples,
        sampleUsage,
        goals,
        synonyms,
      };
      const text = JSON.stringify(docs);
      const readSource = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
      const archive = await makeServerArchive(
        {
          script: await bundleServer(siteDir),
          docs: text,
          readme: readSource('tools/mcp/README.md'),
        },
        JSON.parse(readSource('package.json')) as SitePackage,
      );
      writeFiles(outDir, [
        [DOCS_FILE, text],
        ...samples.map(
          (sample) => [samplePath(sample.name), sampleText(sample, sampleUsage)] as const,
        ),
      ]);
      writeFileSync(path.join(outDir, SERVER_ARCHIVE), archive);
    },
  };
}
