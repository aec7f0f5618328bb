/** The operations of an API as items of a sidebar, derived from its specification: nothing is kept by hand. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {groupByTag, type Operation} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';

export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;
type SidebarItem = SidebarItems[number];

/** The tags of a larger API begin folded: an open list of links is part of every page. */
const OPEN_LIMIT = 40;

/** The items below an API's overview: a category for each tag; a tag with one operation is that operation. */
export function operationItems(
  spec: Specification,
  operations: readonly Operation[],
  folder: string,
): SidebarItems {
  const toItem = ({slug, title, method}: Operation): SidebarItem => ({
    type: 'doc',
    id: `${folder}/${slug}`,
    label: title,
    key: `${folder}/${slug}`,
    className: `api-method api-method--${method}`,
  });
  const collapsed = operations.length > OPEN_LIMIT;
  return groupByTag(spec, operations).flatMap((group): SidebarItem[] => {
    const items = group.operations.map(toItem);
    if (items.length === 1 || group.label === '') return items;
    return [
      {type: 'category', label: group.label, key: `${folder}/${group.slug}`, items, collapsed},
    ];
  });
}
