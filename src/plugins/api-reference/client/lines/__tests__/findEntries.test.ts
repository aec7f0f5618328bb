import {describe, expect, it} from 'vitest';
import {languages, printSample} from '../../../shared/request/samples';
import {jsonSample} from '../../__tests__/jsonSample';
import {findEntries} from '../findEntries';

const value = {
  schema: "it's {a: 1}",
  data: [
    {_id: 'x', share: {'%share': -1.5}, tags: ['a:b', 'c'], done: true},
    {_id: 'y', nothing: null},
  ],
  options: {},
};
const paths = [
  'schema',
  'data',
  'data._id',
  'data.share',
  'data.share.%share',
  'data.tags',
  'data.done',
  'data._id',
  'data.nothing',
  'options',
];
const sample = jsonSample(value);

describe('findEntries', () => {
  it.each(languages)('finds all properties of a body in $label', (language) => {
    const {text} = printSample(language, sample);
    const entries = findEntries(text);
    expect(entries.map(({path}) => path.join('.'))).toEqual(paths);
    const textOf = (path: string) => {
      const entry = entries.find((each) => each.path.join('.') === path);
      return entry && text.slice(entry.start, entry.end);
    };
    expect(textOf('data.done')).toMatch(/^"?done"?: (?:true|True)$/);
    expect(textOf('data.share')).toMatch(/^["']?share["']?: \{["']%share["']: -1\.5\}$/);
    expect(textOf('data')).toMatch(/^"?data"?: \[[^]*nothing[^]*\]$/);
    expect(textOf('options')).toMatch(/^"?options"?: \{\}$/);
  });

  it('finds the properties of a response', () => {
    expect(findEntries('{"data": [{"a": 1}]}')).toEqual([
      {path: ['data'], start: 1, end: 19},
      {path: ['data', 'a'], start: 11, end: 17},
    ]);
    expect(findEntries('Unauthorized')).toEqual([]);
  });

  it('finds nothing in a request without a body', () => {
    for (const language of languages) {
      const {text} = printSample(language, {...sample, body: undefined});
      expect(findEntries(text)).toEqual([]);
    }
  });
});
