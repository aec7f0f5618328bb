import {describe, expect, it} from 'vitest';
import type {Claim} from '../../../tests/claims/claim';
import {containsExcerpt, findCoverage} from '../coverage';
import {isPromise} from '../promises';
import {sentencesOfSpecification} from '../sentences';

const page = 'docs/page.mdx';
const sentence = (text: string) => ({page, place: '1', text});
const claim = (excerpt: string): Claim => ({
  title: 'a promise',
  sentences: [excerpt],
  check: () => Promise.resolve(),
});

describe('a promise', () => {
  it.each([
    'The node answers 404.',
    'You get DataValidationError.',
    'A body has up to 16 MiB.',
    'It is valid for 300 seconds.',
    'Two chunks by default.',
    'Returns the documents, newest first.',
  ])('is found in: %s', (text) => expect(isPromise(text)).toBe(true));

  it.each([
    'Call the node with your token.',
    'The release of 2025 has 16 operations.',
    'The prime is 4,294,967,311.',
    'A key of 2,048 bits, see RFC 7404.',
  ])('is not found in: %s', (text) => expect(isPromise(text)).toBe(false));
});

describe('an excerpt', () => {
  it('matches whatever the case and the marks', () => {
    expect(containsExcerpt('The node answers 404.', 'the `node` answers **404**')).toBe(true);
  });

  it('may have gaps, whose parts occur in order', () => {
    const text = 'Retries end after 3 attempts with 504.';
    expect(containsExcerpt(text, 'Retries … with 504')).toBe(true);
    expect(containsExcerpt(text, '504 … Retries')).toBe(false);
  });

  it('does not match another number', () => {
    expect(containsExcerpt('At most 100 documents', 'At most 10 documents')).toBe(false);
  });
});

describe('the coverage', () => {
  const sentences = [sentence('It answers 404.'), sentence('It answers 409.')];

  it('reports promises without a claim', () => {
    const {unchecked} = findCoverage(sentences, [claim('answers 404')], []);
    expect(unchecked.map(({text}) => text)).toEqual(['It answers 409.']);
  });

  it('leaves out exceptions, by excerpt and by page', () => {
    const reason = 'other';
    expect(findCoverage(sentences, [], [{pages: [page], reason}]).unchecked).toEqual([]);
    const [first] = findCoverage(sentences, [], [{sentences: ['409'], reason}]).unchecked;
    expect(first?.text).toBe('It answers 404.');
  });

  it('reports excerpts that no page contains', () => {
    expect(findCoverage(sentences, [claim('answers 410')], []).stale).toEqual(['answers 410']);
  });
});

it('reads descriptions of a specification, but no examples', () => {
  const document = {
    info: {description: 'One. Two.\n\n| A | B |\n|---|---|\n| `c` | d |'},
    example: {description: 'data'},
  };
  const texts = sentencesOfSpecification('openapi/a.yaml', document).map(({text}) => text);
  expect(texts).toEqual(['One.', 'Two.', 'A | B', 'c | d']);
});

it('reads descriptions of properties whatever their names are', () => {
  const schema = {
    properties: {
      value: {description: 'A value.'},
      example: {description: 'An example.', example: {description: 'data'}},
      properties: {value: {description: 'data'}},
      list: {default: {description: 'data'}, examples: [{description: 'data'}]},
      description: {type: 'string', description: 'A text.'},
    },
  };
  const sentences = sentencesOfSpecification('openapi/a.yaml', schema);
  expect(sentences.map(({place, text}) => `${place}: ${text}`)).toEqual([
    '/properties/value/description: A value.',
    '/properties/example/description: An example.',
    '/properties/description/description: A text.',
  ]);
});
