/** Files as Docusaurus generates them, small, in a folder of their own. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** One page below `/`, with the text of its content in a chunk of its own. */
interface Page {
  readonly path: string;
  readonly hash: string;
  readonly content: string;
}

const pageCode = ({path: route, hash}: Page) => `{
            path: '${route}',
            component: ComponentCreator('${route}', '${hash}'),
            exact: true,
            sidebar: "guide"
          }`;

export const routesCode = (pages: readonly Page[]): string => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', 'be6'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', '9ef'),
    routes: [
      ${[...pages.map(pageCode), `{path: '/', component: ComponentCreator('/', '3aa'), exact: true}`, `{path: '/tags', component: ComponentCreator('/tags', 'abc'), routes: []}`].join(',\n')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const line = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(module)}), ${JSON.stringify(module)}, require.resolveWeak(${JSON.stringify(module)})],`;

/** Writes routes.js, routesChunkNames.json and registry.js, and returns their folder. */
export function writeGenerated(pages: readonly Page[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const names = {
    '/search-be6': {__comp: 'search01', __context: {plugin: 'plug01'}},
    '/-9ef': {__comp: 'root0001', __context: {plugin: 'plug01'}},
    '/-3aa': {__comp: 'item0001', content: 'home0001'},
    '/tags-abc': {__comp: 'tags0001'},
    ...Object.fromEntries(
      pages.map(({path: route, hash, content}) => [
        `${route}-${hash}`,
        {__comp: 'page0001', content},
      ]),
    ),
  };
  const chunks = ['search01', 'plug01', 'root0001', 'item0001', 'home0001', 'tags0001', 'page0001'];
  const lines = [
    ...chunks.map((chunk) => line(chunk, `@theme/${chunk}`)),
    ...pages.map(({content}) => line(content, `@site/docs/it's "${content}".mdx`)),
  ];
  writeFileSync(path.join(folder, 'routes.js'), routesCode(pages));
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(names));
  writeFileSync(path.join(folder, 'registry.js'), `export default {\n${lines.join('\n')}};\n`);
  return folder;
}
