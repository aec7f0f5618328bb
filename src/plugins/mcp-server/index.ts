/** Publishes the MCP server with the documentation inside, as an archive for npx (see README.md). */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {markdownPath, relativePath} from '../../lib/pagePaths';
import {writeFiles} from '../../lib/writeFiles';
import {listSamples} from './node/samples';
import type {Anchor} from './node/splitCopy';
import {DOCS_FILE, FORMAT, sampleText, type DocsFile, type DocsPage} from './shared';

export {findSamples, projectsText} from './node/samples';

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

/**
 * Creates the visitor of built pages that writes the documentation as JSON (`DOCS_FILE`), the archive of the server,
 * and a file for each sample. It reads the Markdown copies and /llms.txt, so it comes after the visitor that writes
 * them. docusaurus.builtPages.ts lists it.
 */
export function mcpServer({
  goals,
  sampleUsage,
  synonyms,
}: Pick<DocsFile, 'goals' | 'sampleUsage' | 'synonyms'>): BuiltPageVisitor {
  const anchorsByPath = new Map<string, readonly Anchor[]>();
  return {
    name: 'mcp-server',

    async page({path: route, document, tree, hadPlaceholders}) {
      if (route === undefined || !document?.listed || hadPlaceholders) return;
      // Imported here because the dev server never needs it.
      const {listAnchors} = await import('./node/splitCopy');
      anchorsByPath.set(route, listAnchors(tree));
    },

    async done({siteDir, outDir, baseUrl, siteUrl, siteConfig, documents}) {
      const {countTokens} = await import('gpt-tokenizer/encoding/o200k_base');
      const {splitCopy} = await import('./node/splitCopy');
      const {bundleServer, makeServerArchive} = await import('./node/bundle');
      const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

      const pages = documents.flatMap(({permalink, title, description}): DocsPage[] => {
        const route = relativePath(permalink, baseUrl);
        const anchors = anchorsByPath.get(route);
        if (anchors === undefined) return [];
        const copy = read(markdownPath(permalink, baseUrl).slice(baseUrl.length));
        return [{path: route, title, description, parts: splitCopy(copy, anchors, countTokens)}];
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
