/** The sidebar of an API. Docusaurus loads it, and all that it imports, anew at each edit in the dev server. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {ApiDefinition} from '../../../config/apis';
import {PAGES_DIR, SIDEBAR_FILE} from '../options';

export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The sidebar items of one API: its overview, or the page about it where nobody wrote one; then its operations by tag, in the order of the specification. */
export function apiReferenceSidebar(siteDir: string, api: ApiDefinition): SidebarItems {
  const file = path.resolve(siteDir, PAGES_DIR, api.segment, SIDEBAR_FILE);
  const [info, ...items] = JSON.parse(readFileSync(file, 'utf8')) as SidebarItems;
  const overview = existsSync(path.join(siteDir, `docs/api/${api.id}-overview.mdx`))
    ? `api/${api.id}-overview`
    : info;
  return [
    {
      type: 'category',
      label: api.label,
      key: api.id,
      collapsed: false,
      items: [...(overview === undefined ? [] : [overview]), ...items],
    },
  ];
}
