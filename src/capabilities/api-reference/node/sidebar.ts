/** The sidebar of an API, derived from its specification: nothing is kept by hand. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {ApiDefinition} from '../../../config/apis';
import {variables} from '../../../config/variables';
import {groupByTag, listOperations, type Operation} from '../../../lib/openapi/operations';
import {loadSpecification} from '../../../lib/openapi/load';
import type {Specification} from '../../../lib/openapi/specification';

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;
type SidebarItem = SidebarItems[number];

/** The tags of a larger API begin folded: an open list of links is part of every page. */
const OPEN_LIMIT = 40;

/** The items below an API's overview: a category for each tag; a tag with one operation is that operation. */
export function operationItems(
  spec: Specification,
  folder: string,
  requireSummary = false,
): SidebarItem[] {
  const toItem = ({slug, title, method}: Operation): SidebarItem => ({
    type: 'doc',
    id: `${folder}/${slug}`,
    label: title,
    key: `${folder}/${slug}`,
    className: `api-method api-method--${method}`,
  });
  const operations = listOperations(spec, requireSummary);
  const collapsed = operations.length > OPEN_LIMIT;
  return groupByTag(spec, operations).flatMap((group): SidebarItem[] => {
    const items = group.operations.map(toItem);
    if (items.length === 1 || group.label === '') return items;
    return [
      {type: 'category', label: group.label, key: `${folder}/${group.slug}`, items, collapsed},
    ];
  });
}

/** The sidebar items of one API: its overview, or the page about it where nobody wrote one; then its operations by tag, in the order of the specification. */
export function apiReferenceSidebar(siteDir: string, api: ApiDefinition): SidebarItem[] {
  const spec = loadSpecification(siteDir, api, variables);
  const items = operationItems(spec, `api/${api.segment}`, api.requireSummary);
  const overview = existsSync(path.join(siteDir, `docs/api/${api.id}-overview.mdx`))
    ? `api/${api.id}-overview`
    : `api/${api.segment}/${api.infoId}`;
  return [
    {
      type: 'category',
      label: api.label,
      key: api.id,
      collapsed: false,
      items: [overview, ...items],
    },
  ];
}
