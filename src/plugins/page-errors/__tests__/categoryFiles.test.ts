import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findCategoryProblems} from '../node/categoryFiles';
import {listProblems} from '../node/problems';

function problemsOf(name: string, text: string): string[] {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'categories-'));
  mkdirSync(path.join(siteDir, 'docs/guides'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docs/guides', name), text);
  return listProblems(findCategoryProblems(siteDir));
}

it.each([
  [
    '_category_.json',
    '{\n  "label": "Guides"\n  "position": 2\n}\n',
    'docs/guides/_category_.json:3:3: Missing , between flow map items. Write for example {"label": "Guides", "position": 2}.',
  ],
  [
    '_category_.json',
    '"Guides"',
    'docs/guides/_category_.json:1: The file must contain fields, for example {"label": "Guides", "position": 2}.',
  ],
  [
    '_category_.json',
    '{\n  "labels": "Guides"\n}',
    'docs/guides/_category_.json:2:3: "labels" is unknown. Did you mean "label"?',
  ],
  [
    '_category_.yml',
    'label: Guides\nposition: second\n',
    'docs/guides/_category_.yml:2:1: "position" must be a number, found "second". Write a number.',
  ],
  [
    '_category_.json',
    '{"customProps": null}',
    'docs/guides/_category_.json:1:2: "customProps" must be an object, found null. Write keys and values, for example {key: value}.',
  ],
  [
    '_category_.yml',
    'link: [overview]',
    'docs/guides/_category_.yml:1:1: "link" must be an object, found ["overview"]. Write keys and values, for example {key: value}.',
  ],
  [
    '_category_.yml',
    'icon: book',
    'docs/guides/_category_.yml:1:1: "icon" is unknown. Write one of key, label, description, position, collapsed, collapsible, className, link, customProps.',
  ],
  [
    '_category_.yml',
    'toString: book',
    'docs/guides/_category_.yml:1:1: "toString" is unknown. Write one of key, label, description, position, collapsed, collapsible, className, link, customProps.',
  ],
])('%s with %j', (name, text, message) => {
  expect(problemsOf(name, text)).toEqual([message]);
});

it('accepts right files, and reads no others', () => {
  const text = '{"label": "Guides", "position": 2, "collapsed": false, "link": null}';
  expect(problemsOf('_category_.json', text)).toEqual([]);
  expect(problemsOf('_category_.yml', 'label: &name Guides\nclassName: *name\n')).toEqual([]);
  expect(problemsOf('category.json', '{')).toEqual([]);
});
