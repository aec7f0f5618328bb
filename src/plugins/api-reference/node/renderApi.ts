/** Renders all pages of an API to text and data. Writes nothing. */
import type {ApiDefinition} from '../../../config/apis';
import {groupByTag, listPages} from '../../../lib/openapi/operations';
import {infoPageId} from '../../../lib/openapi/slug';
import type {Specification} from '../../../lib/openapi/specification';
import type {ApiPagesOptions} from '../options';
import {infoPage} from './infoPage';
import {operationPage} from './operationPage';
import {Descriptions, type ApiContext, type Page} from './page';
import {pageTexts} from './pageTexts';
import {sidebarItems, type SidebarItems} from './sidebar';

/** The rendered pages of an API. */
export interface RenderedApi {
  /** The page about the API. */
  readonly info: Page;
  /** A page for each operation and webhook. */
  readonly operations: readonly Page[];
  readonly sidebar: SidebarItems;
}

/**
 * Renders the pages and the sidebar of one API.
 *
 * @throws Error with the file and line of an operation that can't have a page; TypeError or URIError for the address of a
 *   server (`serverUrl`)
 */
export function renderApi(
  spec: Specification,
  api: ApiDefinition,
  options: Pick<ApiPagesOptions, 'console' | 'localServers'>,
): RenderedApi {
  const operations = listPages(spec, api.requireSummary);
  const groups = groupByTag(spec, operations);
  const context: ApiContext = {
    spec,
    api,
    route: `/api/${api.segment}`,
    infoId: infoPageId(spec.document.info.title),
    texts: pageTexts,
    console: options.console,
    localServers: options.localServers,
    descriptions: new Descriptions(),
  };
  // First, because descriptions are unique: the page about the API keeps its own.
  const info = infoPage(context, groups);
  return {
    info,
    operations: operations.map((operation) => operationPage(context, operation)),
    sidebar: sidebarItems(`api/${api.segment}`, info.id, groups),
  };
}
