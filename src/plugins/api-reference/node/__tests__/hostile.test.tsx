/** Tests that names and texts that look like markup or code are text on the page. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {load, type CheerioAPI} from 'cheerio';
import type {ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {splitPage} from '../../../../lib/splitPage';
import {substitute} from '../../../../lib/variables';
import {BodyShape, Properties} from '../../client/Properties';
import {generatePages} from '../generate';
import {fixture, mockOpenApiDocs, temporarySite} from './helpers';

const Pass = ({children, label}: {readonly children?: ReactNode; readonly label?: string}) => (
  <div>
    {label}
    {children}
  </div>
);
const components = {
  ...{BodyShape, Properties},
  ...{
    AllLines: Pass,
    Endpoint: Pass,
    Copy: Pass,
    Examples: Pass,
    Operation: Pass,
    Response: Pass,
    Tabs: Pass,
    TabItem: Pass,
    Link: Pass,
    ConsoleSlot: Pass,
    SampleEditor: Pass,
    StatusSwitch: Pass,
    TargetSwitch: Pass,
  },
};

/** Renders a generated page like the site, with its imports replaced by their values. */
async function renderPage(folder: string, name: string, kind: string): Promise<CheerioAPI> {
  const file = `${name}.${kind}.mdx`;
  const data = readFileSync(path.join(folder, `${name}.json`), 'utf8');
  const [, text] = splitPage(readFileSync(path.join(folder, file), 'utf8'));
  const page = substitute(text, {}, {file, syntax: 'mdx'})
    .replace(/^import data .*$/m, () => `export const data = JSON.parse(${JSON.stringify(data)})`)
    .replace(/^import (?:\{|Link ).*$/gm, '');
  const {default: Content} = await evaluate(page, {
    ...runtime,
    remarkPlugins: [remarkGfm, remarkDirective],
  });
  return load(renderToStaticMarkup(<Content components={components} />));
}

describe('a specification with hostile names and texts', () => {
  let siteDir: string;
  let operation: CheerioAPI;
  let info: CheerioAPI;
  let webhook: CheerioAPI;

  beforeAll(async () => {
    const api = {
      id: 'database',
      segment: 'odd',
      label: 'Odd',
      specPath: 'openapi/odd.yaml',
      variables: true,
    };
    const options = {...temporarySite(api, fixture('odd.yaml')), console: true};
    siteDir = options.siteDir;
    await generatePages(options, mockOpenApiDocs);
    const folder = path.join(siteDir, 'docs/api/odd');
    Object.assign(globalThis, {alert: () => expect.unreachable('a text of the specification ran')});
    operation = await renderPage(folder, 'constructor', 'api');
    info = await renderPage(folder, 'odd-api-script-alert-1-script', 'info');
    webhook = await renderPage(folder, 'thing-changed', 'api');
  });
  afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

  it('produces no element, handler, or address that runs code', () => {
    for (const $ of [operation, info, webhook]) {
      expect($('script, img, iframe, object, style').length).toBe(0);
      const attributes = $('*')
        .toArray()
        .flatMap((element) => Object.entries($(element).attr() ?? {}));
      expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([]);
      expect(attributes.filter(([, value]) => /^\s*javascript:/i.test(value))).toEqual([]);
    }
  });

  it('shows the texts exactly', () => {
    const page = operation('body').text();
    for (const text of [
      '<div onclick="alert(1)">raw</div> :::danger ::leaf :text',
      'From the operation: {alert(2)}',
      '<img src=x onerror=alert(1)>',
      '{alert(4)}',
      'Fine </p>{x}',
      'Retry-<After>',
      'X-<script>',
      '^</script>{2}$',
      '{$request.body#/url}',
    ]) {
      expect(page).toContain(text);
    }
    const about = info('body').text();
    for (const text of [
      "<script>alert('info')</script>, {alert(1)}, ${x}, ]]> and {{ product }}",
      "import x from 'y'",
      'export const z = 1',
      'Tag <b>|{x}',
      '{alert("tag")}',
      'Create <Thing> {alert(1)} | `x` _y_ *z*',
      'thing <changed>',
    ]) {
      expect(about).toContain(text);
    }
    expect(webhook('body').text()).toContain('A webhook {alert(3)}');
  });

  it.each([
    'request.constructor',
    'request.__proto__',
    'request.$ref',
    'request.$ref.a',
    'request.{braces}',
    'request.white_space',
    'request.属性',
    'request.closed.x',
    'request.either.size',
    'request.either.parent',
    'request.pet.Cat.friend',
    'request.pet.Dog.barks',
    'request.map.*',
    'request.pair[1]',
    'request.multipart-form-data.file',
    'path.thing_id',
    'query.shared',
    'header.X-<script>',
    'cookie.session',
    '200.headers.Retry-<After>',
    'default.detail',
  ])('has the anchor %s', (id) => {
    const found = operation('[id]')
      .toArray()
      .filter((element) => operation(element).attr('id') === id);
    expect(found).toHaveLength(1);
  });

  it('shows a recursive schema once, and links to it', () => {
    const links = operation('a[href^="#"]')
      .toArray()
      .map((link) => decodeURIComponent(operation(link).attr('href') ?? ''));
    expect(links).toContain('#request.body');
    const ids = new Set(
      operation('[id]')
        .toArray()
        .map((element) => `#${operation(element).attr('id')}`),
    );
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect(operation('[id="request.self"]').text()).toContain('Same shape as Odd');
    expect(operation('[id="request.self.constructor"]').length).toBe(0);
  });

  it('names alternatives, and the property that decides between them', () => {
    const text = operation('[id="request.pet"]').text();
    expect(text).toContain('Exactly one of (chosen by kind)');
    expect(text).toContain('when kind is cat');
    expect(text).toContain('when kind is dog');
  });

  it('merges what several parts of allOf say about a property', () => {
    const text = operation('[id="request.either.size"]').text();
    expect(text).toMatch(/integer.*required/);
    expect(text).toContain('Minimum: 1');
    expect(text).toContain('Maximum: 9');
  });
});
