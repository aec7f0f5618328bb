/** All pages of one API, before anything is written: a broken specification stops here. */
import type {ApiDefinition} from '../../../config/apis';
import {groupByTag, listPages, type Operation} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';
import {Descriptions} from './frontMatter';
import {infoPage} from './infoPage';
import {operationPage} from './operationPage';
import type {ReferenceOptions} from '../options';
import type {Page, PageSettings} from './page';
import {referenceTexts} from './texts';

export interface ApiPages {
  readonly operations: readonly Operation[];
  readonly info: Page;
  /** The page of an operation, as docusaurus-plugin-openapi-docs asks for it. */
  readonly ofOperation: (method: string, path: string) => Page | undefined;
}

const key = (method: string, path: string): string => `${method} ${path}`;

export function buildPages(
  spec: Specification,
  api: ApiDefinition,
  {console: withConsole, texts = referenceTexts}: ReferenceOptions,
): ApiPages {
  const operations = listPages(spec, api.requireSummary);
  const settings: PageSettings = {
    route: `/${api.outputDir.replace(/^docs\//, '')}`,
    segment: api.segment,
    infoId: api.infoId,
    consoleServers: withConsole ? (api.localServers ?? []) : undefined,
    sandbox: withConsole ? undefined : api.sandbox,
    title: spec.document.info.title,
    texts,
  };
  const descriptions = new Descriptions();
  const info = infoPage(spec, groupByTag(spec, operations), settings, descriptions);
  const pages = new Map(
    operations.map((operation) => [
      key(operation.method, operation.path),
      operationPage(spec, operation, settings, descriptions),
    ]),
  );
  return {operations, info, ofOperation: (method, path) => pages.get(key(method, path))};
}
