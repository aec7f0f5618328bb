import {describe, expect, it} from 'vitest';
import type {SampleValue} from '../../../shared/types';
import {isLocal, cleanValue, patternOf} from '../rules';

const valueOf = (kind: SampleValue['kind']): SampleValue => ({key: 'db.value', kind, text: 'TEXT'});

/** Whether the browser accepts a text, which it compares with the whole pattern. */
function accepts(kind: SampleValue['kind'], text: string): boolean {
  return new RegExp(`^(?:${patternOf(valueOf(kind))})$`, 'v').test(text);
}

describe('the rules for values', () => {
  it.each([
    'http://localhost:9181',
    'https://node.example.org',
    'https://example.org/database/v1',
    'http://[::1]:9181',
    'http://127.0.0.1:9181/',
  ])('%s is an address', (text) => expect(accepts('address', text)).toBe(true));

  it.each([
    'localhost:9181',
    'ftp://a.example',
    'https://a.example/?q=1',
    'https://',
    "https://a'b",
  ])('%s is not an address', (text) => expect(accepts('address', text)).toBe(false));

  it('no kind accepts a character that ends a literal, or that a shell interprets', () => {
    for (const kind of ['address', 'credential', 'text', 'uuid'] as const)
      for (const character of ['"', "'", '`', '\\', '$', '{', '<', '&', ';', '\n', ' '])
        expect(accepts(kind, `https://a.example${character}`)).toBe(false);
  });

  it('a token may have the characters of base64 and JWTs', () => {
    expect(accepts('credential', 'eyJh.eyJp_-.aB+/=~')).toBe(true);
  });

  it('an id is a UUID', () => {
    expect(accepts('uuid', '0f1d9d3a-7c1e-4f6b-9d0e-2a6a5b1c7e42')).toBe(true);
    expect(accepts('uuid', '0f1d9d3a')).toBe(false);
  });

  it('removes spaces around values, and the last slash of an address', () => {
    expect(cleanValue(valueOf('address'), ' http://localhost:9181/ ')).toBe(
      'http://localhost:9181',
    );
    expect(cleanValue(valueOf('credential'), ' abc/ ')).toBe('abc/');
  });
});

describe('a local address', () => {
  it.each(['http://localhost:9181', 'http://db.localhost', 'http://127.0.0.1', 'http://[::1]:80'])(
    '%s is local',
    (address) => expect(isLocal(address)).toBe(true),
  );

  it.each([
    'https://node.example.org',
    'https://localhost.example.org',
    'https://127.0.0.1.example.org',
    'http://mylocalhost',
    '',
  ])('%s is not local', (address) => expect(isLocal(address)).toBe(false));
});
