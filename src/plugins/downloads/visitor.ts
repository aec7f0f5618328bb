/** Publishes programs as archives: the developer kit, and the MCP server (see README.md). */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stop} from 'esbuild';
import type {ApiDefinition} from '../../config/apis';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {publishedFile} from '../api-reference';
import type {MarkdownMessages} from '../markdown-export';
import {copyHead} from '../markdown-export/visitor';
import {bundleProgram} from './node/bundle';
import {makeDeveloperKit} from './node/developerKit';
import {makeServerArchive} from './node/mcpServer';
import {listSamples} from './node/samples';
import {listByGroup, type SampleGroups} from './node/sampleList';
import {DOCS_FILE, FORMAT, samplePath, sampleText, type DocsFile, type DocsPage} from './shared';

/** Paths of the archives below the base path. */
const KIT_ARCHIVE = 'developer-kit.tgz';
const SERVER_ARCHIVE = 'docs-mcp.tgz';
/** Path of the list of samples below the base path. */
const SAMPLE_LIST = 'examples.md';

export interface DownloadsOptions extends Pick<DocsFile, 'sampleUsage' | 'synonyms'> {
  readonly sampleGroups: SampleGroups;
  readonly apis: readonly ApiDefinition[];
  readonly messages: MarkdownMessages;
}

/** Makes what doesn't depend on the pages. @throws esbuild's error, with file and line */
async function makePrograms(siteDir: string, apis: readonly ApiDefinition[]) {
  // One after the other, and then esbuild's process ends: it would keep 180 MB until the end of the build.
  const samples = await listSamples(siteDir);
  const server = await bundleProgram(siteDir, 'tools/mcp/index.ts');
  const sandbox = await bundleProgram(siteDir, 'tools/sandbox/bundled.ts');
  await stop();
  const specifications = apis.map((api) => {
    const text = readFileSync(path.join(siteDir, publishedFile(api)), 'utf8');
    return [api.specPath, text] as const;
  });
  const kit = await makeDeveloperKit(siteDir, sandbox, Object.fromEntries(specifications));
  return {samples, server, kit};
}

/**
 * Creates the visitor of built pages that writes the archives, the documentation as JSON (`DOCS_FILE`), a file for each
 * sample, and a list of the samples.
 */
export function downloads({
  sampleGroups,
  sampleUsage,
  synonyms,
  apis,
  messages,
}: DownloadsOptions): BuiltPageVisitor {
  const pagesByPermalink = new Map<string, DocsPage>();
  let programs!: ReturnType<typeof makePrograms>;
  return {
    name: 'downloads',

    start({siteDir}) {
      // esbuild is another process, so it works while the pages are read.
      programs = makePrograms(siteDir, apis);
      // `done` throws the error.
      programs.catch(() => undefined);
    },

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
        parts: page.sections.map(({level, heading, anchors, text}) => ({
          level,
          heading,
          anchors,
          text,
        })),
      });
    },

    async done({siteDir, outDir, siteUrl, siteConfig, documents}) {
      const pages = documents.flatMap(({permalink}) => pagesByPermalink.get(permalink) ?? []);
      const {samples, kit, server} = await programs;
      const docs: DocsFile = {
        format: FORMAT,
        title: siteConfig.title,
        site: siteUrl,
        built: new Date().toISOString(),
        pages,
        samples,
        sampleUsage,
        synonyms,
      };
      const text = JSON.stringify(docs);
      const sampleList = [
        `# ${messages['markdown.samples']}`,
        sampleUsage,
        ...listByGroup(samples, sampleGroups, siteUrl),
      ];
      writeFiles(outDir, [
        [DOCS_FILE, text],
        [SAMPLE_LIST, `${sampleList.join('\n\n')}\n`],
        ...samples.map(
          (sample) => [samplePath(sample.name), sampleText(sample, sampleUsage)] as const,
        ),
      ]);
      writeFileSync(path.join(outDir, KIT_ARCHIVE), kit);
      writeFileSync(
        path.join(outDir, SERVER_ARCHIVE),
        await makeServerArchive(siteDir, server, text),
      );
    },
  };
}
