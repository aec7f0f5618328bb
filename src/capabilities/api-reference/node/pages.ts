/** All pages of one API, before anything is written: a broken specification stops here. */
import type {ApiDefinition} from '../../../config/apis';
import {groupByTag, infoIdOf, listPages, type Operation} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';
import {Descriptions} from './frontMatter';
import {infoPage} from './infoPage';
import {operationPage} from './operationPage';
import type {ReferenceOptions} from '../options';
import type {ApiContext, Page} from './page';
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
  const descriptions = new Descriptions();
  const names = {route: `/api/${api.segment}`, infoId: infoIdOf(spec)};
  const context: ApiContext = {spec, api, ...names, texts, console: withConsole, descriptions};
  const info = infoPage(context, groupByTag(spec, operations));
  const pages = new Map(
    operations.map((operation) => [
      key(operation.method, operation.path),
      operationPage(context, operation),
    ]),
  );
  return {operations, info, ofOperation: (method, path) => pages.get(key(method, path))};
}
