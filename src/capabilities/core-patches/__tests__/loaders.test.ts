import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

type Loader = (this: {getOptions(): object}, source: string) => string;
const load = (name: string) => createRequire(import.meta.url)(`../loaders/${name}.cjs`) as Loader;
const run = (name: string, source: string, options: object = {}) =>
  load(name).call({getOptions: () => options}, source);

describe('globalData', () => {
  it('keeps the documents of the bar, and other plugins whole', () => {
    const data = {
      'docusaurus-plugin-content-docs': {
        default: {versions: [{name: 'current', docs: [{id: 'a'}, {id: 'b'}]}]},
      },
      other: {default: {list: [1]}},
    };
    expect(JSON.parse(run('globalData', JSON.stringify(data), {keep: ['b']}))).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {versions: [{name: 'current', docs: [{id: 'b'}]}]},
      },
      other: {default: {list: [1]}},
    });
  });
});

describe('versionData', () => {
  it('keeps what sidebars show, at every depth, and drops the list of documents', () => {
    const link = {type: 'link', href: '/a', label: 'A', docId: 'a', unlisted: false};
    const hidden = {...link, unlisted: true};
    const category = {type: 'category', label: 'C', items: [link, {type: 'html', value: 'x'}]};
    const data = {
      version: {label: 'Next', docsSidebars: {main: [category, hidden]}, docs: {a: {title: 'A'}}},
    };
    expect(JSON.parse(run('versionData', JSON.stringify(data)))).toEqual({
      version: {
        label: 'Next',
        docs: {},
        docsSidebars: {
          main: [
            {
              type: 'category',
              label: 'C',
              items: [
                {type: 'link', href: '/a', label: 'A', docId: '-'},
                {type: 'html', value: 'x'},
              ],
            },
            {type: 'link', href: '/a', label: 'A', docId: '-', unlisted: true},
          ],
        },
      },
    });
  });

  it('leaves other data alone', () => {
    expect(run('versionData', '{"categoryGeneratedIndex": {"title": "A"}}')).toBe(
      '{"categoryGeneratedIndex": {"title": "A"}}',
    );
  });
});

describe('siteConfig', () => {
  it('drops settings by dotted name', () => {
    const source =
      '/* generated */\nexport default {\n  "title": "a };b",\n  "presets": [1],\n  "themeConfig": {"prism": {}, "docs": {}}\n};\n';
    expect(run('siteConfig', source, {drop: ['presets', 'themeConfig.prism', 'absent.name']})).toBe(
      'export default {"title":"a };b","themeConfig":{"docs":{}}};',
    );
  });

  it('says so when the file has another shape', () => {
    expect(() => run('siteConfig', 'module.exports = {}', {drop: []})).toThrow(
      'docusaurus.config.mjs: expected',
    );
  });
});
