/** Pages as other sites write them, and a generated index: they use what no page of this site does. */
import {cpSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Adds the pages of `foreign/` to a copy of the site, under /foreign, in a sidebar of their own. */
export function addForeignPages(site: string): void {
  cpSync(path.join(__dirname, 'foreign'), path.join(site, 'docs/foreign'), {recursive: true});
  renameSync(path.join(site, 'sidebars.ts'), path.join(site, 'ownSidebars.ts'));
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import own from './ownSidebars';

export default {
  ...own,
  foreign: [
    {
      type: 'category',
      label: 'Foreign pages',
      link: {type: 'generated-index', slug: '/foreign', description: 'An index nobody wrote.'},
      items: [
        {type: 'category', label: 'Listed', link: {type: 'doc', id: 'foreign/cards'}, items: ['foreign/features', 'foreign/plain']},
      ],
    },
  ],
};
`,
  );
}
