/** All pages of one API, before anything is written: a broken specification stops here. */
import type {ApiDefinition} from '../../../config/apis';
import {
  groupByTag,
  listPages,
  type Operation,
  type OperationGroup,
} from '../../../lib/openapi/operations';
import {toSlug} from '../../../lib/openapi/slug';
import type {Specification} from '../../../lib/openapi/specification';
import {infoPage} from './infoPage';
import {INFO} from './openApiDocs';
import {operationPage} from './operationPage';
import type {ReferenceOptions} from '../options';
import {Descriptions, type ApiContext, type Page} from './page';
import type {SidebarItems} from './sidebar';
import {referenceTexts} from './texts';

export interface ApiPages {
  /** By what docusaurus-plugin-openapi-docs asks for: method and path, or INFO. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The page about the API, then its operations: nothing is kept by hand. */
  readonly sidebar: SidebarItems;
}

/** The tags of a larger API begin folded: an open list of links is part of every page. */
const OPEN_LIMIT = 40;

/** The items below an API's overview: a category for each tag; a tag with one operation is that operation. */
function operationItems(
  groups: readonly OperationGroup[],
  folder: string,
  collapsed: boolean,
): SidebarItems {
  const toItem = ({slug, title, method}: Operation): SidebarItems[number] => ({
    type: 'doc',
    id: `${folder}/${slug}`,
    label: title,
    key: `${folder}/${slug}`,
    className: `api-method api-method--${method}`,
  });
  return groups.flatMap((group): SidebarItems => {
    const items = group.operations.map(toItem);
    if (items.length === 1 || group.label === '') return items;
    return [
      {type: 'category', label: group.label, key: `${folder}/${group.slug}`, items, collapsed},
    ];
  });
}

export function buildPages(
  spec: Specification,
  api: ApiDefinition,
  {console: withConsole, texts = referenceTexts}: ReferenceOptions,
): ApiPages {
  const operations = listPages(spec, api.requireSummary);
  const descriptions = new Descriptions();
  // As the OpenAPI plugin makes a title a name.
  const infoId = toSlug(spec.document.info.title.replace(' ', '-').toLowerCase());
  const names = {route: `/api/${api.segment}`, infoId};
  const context: ApiContext = {spec, api, ...names, texts, console: withConsole, descriptions};
  const groups = groupByTag(spec, operations);
  const info = infoPage(context, groups);
  const folder = `api/${api.segment}`;
  const items = operationItems(groups, folder, operations.length > OPEN_LIMIT);
  const sidebar = [`${folder}/${info.id}`, ...items];
  const pages = operations.map((operation) => {
    const asked = `${operation.method} ${operation.path}`;
    return [asked, operationPage(context, operation)] as const;
  });
  return {pages: new Map([[INFO, info], ...pages]), sidebar};
}
