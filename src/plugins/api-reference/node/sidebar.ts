/** The sidebar of an API. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {ApiDefinition} from '../../../config/apis';
import type {Operation, OperationGroup} from '../../../lib/openapi/operations';
import {sum} from '../../../lib/sum';
import {API_DOCS_DIR, SIDEBAR_FILE} from './paths';

export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

/**
 * APIs with more operations start with collapsed tags, because every page contains the links of open ones. The tags of others
 * are headings, which need no buttons.
 */
const OPEN_LIMIT = 40;

/**
 * Returns the sidebar items of an API: the page about it, then each operation that is alone in its group, then a category
 * for each other group. A group has one tag, or the operations without a tag. If no operation has a tag, there are no
 * categories. `renderApi` stores the items in `SIDEBAR_FILE`, from which
 * `apiReferenceSidebar` reads them.
 *
 * @param folder the folder of the API's pages below `docs/`, `api/nildb`
 * @param infoId id of the page about the API
 */
export function sidebarItems(
  folder: string,
  infoId: string,
  groups: readonly OperationGroup[],
): SidebarItems {
  const count = sum(groups.map(({operations}) => operations.length));
  const toItem = ({slug, title, method}: Operation): SidebarItems[number] => ({
    type: 'doc',
    id: `${folder}/${slug}`,
    label: title,
    key: `${folder}/${slug}`,
    className: `api-method api-method--${method}`,
  });
  const isCategory = ({label, operations}: OperationGroup) => label !== '' && operations.length > 1;
  const single = groups.filter((group) => !isCategory(group));
  const categories = groups.filter(isCategory).map((group): SidebarItems[number] => ({
    type: 'category',
    label: group.label,
    key: `${folder}/${group.slug}`,
    items: group.operations.map(toItem),
    collapsible: count > OPEN_LIMIT,
    collapsed: count > OPEN_LIMIT,
  }));
  const info: SidebarItems[number] = {
    type: 'doc',
    id: `${folder}/${infoId}`,
    key: `${folder}/${infoId}`,
  };
  return [info, ...single.flatMap(({operations}) => operations.map(toItem)), ...categories];
}

/**
 * Returns the sidebar category of an API, for `sidebars.ts`. It starts with the overview `docs/api/<id>-overview.mdx`,
 * the generated page about the API, and its errors, `docs/api/<id>-errors.mdx`. An API can lack the first and the last.
 *
 * @throws ENOENT when the pages have not been generated
 */
export function apiReferenceSidebar(siteDir: string, api: ApiDefinition): SidebarItems {
  const file = path.join(siteDir, API_DOCS_DIR, api.segment, SIDEBAR_FILE);
  const [info, ...items] = JSON.parse(readFileSync(file, 'utf8')) as SidebarItems;
  const pageIfExists = (id: string) =>
    existsSync(path.join(siteDir, 'docs', `${id}.mdx`)) ? [id] : [];
  return [
    {
      type: 'category',
      label: api.label,
      key: api.id,
      collapsed: false,
      items: [
        ...pageIfExists(`api/${api.id}-overview`),
        ...(info === undefined ? [] : [info]),
        ...pageIfExists(`api/${api.id}-errors`),
        ...items,
      ],
    },
  ];
}
