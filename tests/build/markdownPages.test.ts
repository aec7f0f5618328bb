/** Compares the Markdown copies of the API reference with the specifications. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apis} from '../../src/config/apis';
import {builtRoutes} from '../routes';
import {Contract} from './contract';
import {plain} from './contractWords';

const siteDir = path.resolve(import.meta.dirname, '../..');
const buildDir = path.join(siteDir, 'build');

/** Returns a text without whitespace, escapes, and markup, which differ between the formats. */
const words = (text: string) => plain(text).replace(/[\\*_`|#<>\s\u200B]+/g, '');

describe.each(apis)('the copies of the $id API', (api) => {
  it('contain every property with its type, limits, and description', () => {
    const copies = builtRoutes()
      .filter((route) => route.startsWith(`/api/${api.segment}/`))
      .map((route) => readFileSync(path.join(buildDir, `${route}.md`), 'utf8'));
    const missing = new Contract(siteDir, api).operations().flatMap((operation) => {
      const endpoint = `\n${operation.method} \`${operation.path}\`\n`;
      const copy = copies.find((text) => text.includes(endpoint));
      if (copy === undefined) return [`${operation.method} ${operation.path}: no copy`];
      const text = words(copy);
      return operation.promises
        .flatMap((promise) => promise.words)
        .filter((word) => !text.includes(words(word)))
        .map((word) => `${operation.operationId}: ${word}`);
    });
    expect(missing).toEqual([]);
  });
});
