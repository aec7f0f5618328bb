/** Docusaurus' own messages, as 3.10 prints them; tests/variants/badInput.test.ts holds that it still does. */
import {expect, it} from 'vitest';
import {explainThrown} from '../node/thrown';

const FILES: Readonly<Record<string, string>> = {
  'docs/page.mdx': 'Text\n[a](/quikstart) [b](/nope-2) ./nope.mdx\n[c](/nope) [a](/quikstart#x)',
  'sidebars.ts': "const steps = 'build/steps';\n[`${steps}/acess`, 'lern/overview', 'gone']",
};

const site = {
  baseUrl: '/base/',
  pages: new Map([
    ['/base/page', 'docs/page.mdx'],
    ['/base/quickstart', 'docs/quickstart.mdx'],
    ['/base/search', undefined],
  ]),
  linesOf: (file: string) => (FILES[file] ?? '').split('\n'),
};

it('names each line that has a link to no page, and pages whose text has it not', () => {
  const message = `Error: Unable to build website for locale en.
    at build (build.js:1:2) {
  [cause]: Error: Docusaurus found broken links!

  Exhaustive list of all broken links found:
  - Broken link on source page path = /base/page:
     -> linking to /base/quikstart
     -> linking to /base/quikstart#x
     -> linking to /base/nope
     -> linking to /base/footer
  - Broken link on source page path = /base/other:
     -> linking to ./footer (resolved as: /base/footer)
     -> linking to /base/footer

      at reportBrokenLinks (brokenLinks.js:3:4)`;
  const remedy =
    'Write that of a page of this site, as in /quickstart; others begin with https://.';
  expect(explainThrown(message, site)).toEqual([
    'docs/page.mdx:2: the link /quikstart leads to no page. Did you mean /quickstart?',
    'docs/page.mdx:3: the link /quikstart#x leads to no page. Did you mean /quickstart?',
    `docs/page.mdx:3: the link /nope leads to no page. ${remedy}`,
    `sidebars.ts, src/config/ or openapi/: the link /footer leads to no page. ${remedy}`,
    `sidebars.ts, src/config/ or openapi/: the link ./footer leads to no page. ${remedy}`,
  ]);
});

it('names the line of an unknown id in the sidebars', () => {
  const message = `Error: Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- build/steps/acess
- lern/overview

Available document ids are:
- build/steps/access
- learn/overview

    at checkSidebarsDocIds (utils.js:1:2)`;
  const id = 'The id of a page is its path below docs/, without .mdx.';
  expect(explainThrown(message, site)).toEqual([
    `sidebars.ts:2: there is no document "build/steps/acess". Did you mean build/steps/access? ${id}`,
    `sidebars.ts:2: there is no document "lern/overview". Did you mean learn/overview? ${id}`,
  ]);
});

it('takes the lines that page-errors itself throws out of all that is around them', () => {
  const message =
    'Error: fr\n    at x {\n  [cause]: Error: Mistakes in pages:\n  a:1: b\n  c:2: d\n      at y';
  expect(explainThrown(message, site)).toEqual(['a:1: b', 'c:2: d']);
});

it('takes them out of the error of a reload, which is about one page', () => {
  const message =
    'Error: Cannot process\n    at x {\n  [cause]: Error: docs/a.mdx:2: b\n  docs/a.mdx:3: c\n      at y';
  expect(explainThrown(message, site)).toEqual(['docs/a.mdx:2: b', 'docs/a.mdx:3: c']);
});

it('leaves all else as it is', () => {
  expect(explainThrown('Error: Cannot find module', site)).toEqual([]);
});
