/**
 * Tests mistakes that stop the build. Each one is in the copy of a site for one test. The site was built before, so that
 * the bundler's cache saves time, as it does for a writer.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {buildVariant} from './buildVariant';
import {buildSite, editFile} from './siteCopy';

/** Functions that restore the copy after a test. */
const undo: (() => void)[] = [];

/** Changes a file of the copy until the end of the test. */
function edit(file: string, change: (text: string) => string): void {
  undo.push(editFile(file, change));
}

let site = '';
beforeAll(async () => {
  site = path.dirname(await buildVariant('settings'));
});

describe('bad input stops the build and is reported with its location', () => {
  afterEach(() => {
    for (const restore of undo.splice(0).reverse()) restore();
  });

  const expectFailure = async (patterns: readonly RegExp[], env: Record<string, string> = {}) => {
    const {code, output} = await buildSite(site, env);
    expect(code, output).not.toBe(0);
    for (const pattern of patterns) expect(output).toMatch(pattern);
  };

  const lineOf = (file: string, part: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(part)) + 1;

  const page = (name: string) => path.join(site, `docs/${name}.mdx`);

  it('links to missing pages and ids: file:line of each, and the nearest page, in changed and unchanged files', async () => {
    edit(
      page('quickstart'),
      (text) =>
        `${text}\n[near](/netwrk) and [far](/no/such/page) and [id](#nodez) and [file](pathname:///openapi/nildbs.yaml)\n\n:::note\n`,
    );
    edit(page('network'), (text) => `${text}\n<Card title="Up" to="/what-is-{{slug}}s" />\n`);
    // The bundler takes pages that link there from its cache, without running the remark steps again.
    edit(page('earlier-versions'), (text) =>
      text.replace('slug: /earlier-versions', 'slug: /earlier-version'),
    );
    await expectFailure([
      /docs\/quickstart\.mdx:\d+:1: :::note is not closed\./,
      /docs\/quickstart\.mdx:\d+:1: The link \/netwrk points to no page\. Did you mean \/network\?$/m,
      /docs\/quickstart\.mdx:\d+:\d+: The link \/no\/such\/page points to no page\. Link to a page/,
      /docs\/quickstart\.mdx:\d+:\d+: No element with id "nodez" on this page\./,
      /docs\/quickstart\.mdx:\d+:\d+: The link pathname:\/\/\/openapi\/nildbs\.yaml points to no file of the build\. Did you mean \/openapi\/nildb\.yaml\?$/m,
      /docs\/network\.mdx:\d+:1: The link \/what-is-nillions points to no page\. Did you mean \/what-is-nillion\?$/m,
      /docs\/changelog\.mdx:\d+:\d+: The link \/earlier-versions\S* points to no page\. Did you mean \/earlier-version\b/,
    ]);
  });

  it('an unknown document in the sidebars, a variable, and front matter: all of them, with file and line', async () => {
    const sidebars = path.join(site, 'sidebars.ts');
    // The copy may contain the sidebars of the variant acme.
    const own = readFileSync('sidebars.ts', 'utf8');
    edit(sidebars, () => own.replace("'learn/use-cases'", "'use-case'"));
    edit(page('network'), (text) => text.replace(/^title: .*/m, 'title: [Network]'));
    edit(page('quickstart'), (text) => `${text}\nSee {{prodct}}.\n`);
    await expectFailure([
      new RegExp(
        `docs/quickstart\\.mdx:${lineOf(page('quickstart'), '{{prodct}}')}:5: unknown variable \\{\\{prodct\\}\\}\\. Did you mean \\{\\{product\\}\\}\\?`,
      ),
      /^ *docs\/network\.mdx:2: front matter: "title" must be a string, found \["Network"\]\. Write text/m,
      /Invalid sidebar file at "sidebars\.ts"[^]*- use-case$/m,
    ]);
  });

  it('mistakes in the syntax and the components of all pages: file:line and what is right', async () => {
    const mistakes = {
      quickstart: '[nowhere](./no-such-file.mdx)',
      network: '<Crads />',
      'learn/architecture': '<div>',
      'learn/protocols': "import Part from './_nope.mdx';",
      'learn/use-cases': "import pad from 'no-such-package';\n\n{pad}",
      'build/ql': "import {Stepps} from '@site/src/components/mdx/Steps';\n\n<Stepps />",
    };
    for (const [name, mistake] of Object.entries(mistakes))
      edit(page(name), (text) => `${text}\n${mistake}\n`);
    await expectFailure([
      /docs\/quickstart\.mdx:\d{2,}:1: The link \.\/no-such-file\.mdx points to no file\. Write a path/,
      /docs\/network\.mdx:\d+:1: No component is named <Crads>\. Did you mean <Cards>\?/,
      /docs\/learn\/architecture\.mdx:\d{2,}:1: Expected a closing tag for `<div>`.*\. Close each tag/,
      /docs\/learn\/use-cases\.mdx:\d{2,}:1: The package no-such-package is not installed\. Run npm install/,
      /docs\/build\/ql\.mdx:\d{2,}:1: @site\/src\/components\/mdx\/Steps does not export "Stepps"\. Did you mean "Steps"\?/,
      /docs\/learn\/protocols\.mdx:\d+:1: The imported file \.\/_nope\.mdx does not exist\. A path/,
    ]);
  });

  it('a malformed specification: the file and the line', async () => {
    edit(path.join(site, 'openapi/database.yaml'), (text) =>
      text.replace(/^paths:/m, 'paths: [\n'),
    );
    await expectFailure([/openapi\/database\.yaml:\d+/]);
  });

  it('an empty prefix: the variable and a valid value', async () => {
    await expectFailure([/PRODUCT_PREFIX must be .* found "".* PRODUCT_PREFIX=ac/], {
      PRODUCT_PREFIX: '',
    });
  });
});
