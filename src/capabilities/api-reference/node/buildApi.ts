/** Makes the files of one API: its pages, and the rows that they show. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';
import {Descriptions} from './frontMatter';
import {writePages} from './generatorPlugin';
import {infoPage, tagPage} from './infoPage';
import {operationPage} from './operationPage';
import {groupByTag, listOperations} from '../../../lib/openapi/operations';
import {WORK_DIR, type GenerateOptions} from '../options';
import type {Page, PageSettings} from './page';
import type {Specification} from '../../../lib/openapi/specification';

/** Has the plugin write the pages of one API into a staging folder, and reads them from there. */
export async function buildApi(
  spec: Specification,
  api: ApiDefinition,
  options: GenerateOptions,
): Promise<Map<string, string>> {
  const operations = listOperations(spec, options.requireSummary);
  const groups = groupByTag(spec, operations);
  const settings: PageSettings = {
    route: `/${api.outputDir.replace(/^docs\//, '')}`,
    segment: api.segment,
    infoId: api.infoId,
    consoleServers: options.console ? (api.localServers ?? []) : undefined,
    title: spec.document.info.title,
  };
  const descriptions = new Descriptions();
  const files = new Map<string, string>();
  const names = new Map<string, string>();
  const keep = (staged: string, kind: string, page: Page): string => {
    names.set(staged, `${page.id}.${kind}.mdx`);
    if (Object.keys(page.data).length > 0) files.set(`${page.id}.json`, JSON.stringify(page.data));
    return page.mdx;
  };
  const workDir = path.resolve(options.siteDir, WORK_DIR, api.segment);
  const staging = path.join(workDir, 'pages');
  rmSync(staging, {recursive: true, force: true});
  await writePages(workDir, staging, {
    info: () => keep('info.info.mdx', 'info', infoPage(spec, groups, settings, descriptions)),
    operations: operations.map(
      (operation, index) => () =>
        keep(
          `operation-${index}.api.mdx`,
          'api',
          operationPage(spec, operation, settings, descriptions),
        ),
    ),
    tags: (options.tagPages === true ? groups : [])
      .filter((group) => group.slug !== '')
      .map(
        (group, index) => () =>
          keep(`tag-${index}.tag.mdx`, 'tag', tagPage(group, settings, descriptions)),
      ),
  });
  const expected = operations.length + 1;
  for (const [staged, name] of names) {
    const file = path.join(staging, staged);
    if (!existsSync(file)) {
      throw new Error(
        `${api.outputDir}/${name} could not be written: docusaurus-plugin-openapi-docs left no ${file}. Its message is above.`,
      );
    }
    files.set(name, readFileSync(file, 'utf8'));
  }
  if (names.size < expected) {
    throw new Error(
      `${api.specPath}: ${expected} pages were expected, docusaurus-plugin-openapi-docs asked for ${names.size}`,
    );
  }
  return files;
}
