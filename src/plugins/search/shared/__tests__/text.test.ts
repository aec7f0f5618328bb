import {describe, expect, it} from 'vitest';
import {escapeExceptMarks, highlight, snippet} from '../highlight';
import {indexTerms, stem} from '../tokens';

describe('stem', () => {
  it.each([
    ['encrypt encrypted encrypting encryption encrypts'],
    ['query queries querying queried'],
    ['attest attestation attestations'],
    ['delete deletes deleted deleting deletion'],
    ['store stores stored storing'],
    ['create created creating'],
    ['verify verifies verified'],
    ['subscribe subscribed'],
    ['register registered registering'],
    ['generate generator generation generating'],
    ['document documents documentation'],
    ['embedding embeddings'],
    ['secure security'],
    ['available availability'],
    ['api apis'],
    ['key keys'],
  ])('is the same for %s', (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(1);
  });

  it('is different for access, status, data, nodes, and models', () => {
    const words = ['access', 'status', 'data', 'nodes', 'models'];
    expect(words.map(stem)).toEqual(['access', 'statu', 'data', 'node', 'model']);
  });

  it('does not change identifiers', () => {
    expect(['es256k', 'jwt', 'v1', '429s'].map(stem)).toEqual(['es256k', 'jwt', 'v1', '429s']);
  });
});

describe('terms', () => {
  it.each([
    ['/api/v1/data/create', ['api/v1/data/create', 'v1/data/create', 'data/create', 'creat']],
    ['max_tokens', ['max_tokens', 'max', 'token']],
    ['SecretVault', ['secretvault', 'secret', 'vault']],
    ['%allot', ['%allot', 'allot']],
    ['did:key:z6Mk', ['did:key:z6mk', 'did', 'kei']],
    ['x-api-key', ['x-api-key', 'api', 'kei']],
    ['{"data":[]}', ['data', '[]']],
    ['Encryption', ['encrypt']],
    ['Méthode', ['method']],
    ['Łódź', ['lodz']],
  ])('%s is found as %j', (text, terms) => {
    expect(indexTerms(text)).toEqual(expect.arrayContaining(terms));
  });

  it.each([
    ['潮汐数据库保存记录', '数据库'],
    ['このデータベースに記録する', 'データベース'],
    ['ข้อมูลของฐานข้อมูล', 'ข้อมูล'],
  ])('of %s include the word %s', (text, word) => {
    expect(indexTerms(text)).toContain(indexTerms(word)[0]);
  });

  it('are the same for composed and decomposed accents, and without vowel marks', () => {
    expect(indexTerms('récupération'.normalize('NFD'))).toEqual(indexTerms('récupération'));
    expect(indexTerms('قَاعِدَة')).toEqual(indexTerms('قاعدة'));
  });

  it('does not split keys and hashes', () => {
    const id = '6f1c2f0e-7d4b-4a7e-9f55-0a1b2c3d4e5f';
    expect(indexTerms(id)).toEqual([id]);
  });
});

describe('highlight and snippet', () => {
  it('escape everything except marks', () => {
    expect(highlight('<img src=x> & Array<string>', new Set([stem('array')]))).toBe(
      '&lt;img src=x&gt; &amp; <mark>Array</mark>&lt;string&gt;',
    );
    expect(escapeExceptMarks('<mark>a</mark><script>')).toBe('<mark>a</mark>&lt;script&gt;');
  });

  it('mark the part of an identifier that matches, and each word once', () => {
    const marked = (text: string, ...words: string[]) => highlight(text, new Set(words.map(stem)));
    expect(marked('/data/create', 'create')).toBe('/data/<mark>create</mark>');
    expect(marked('secretVault, Secret', 'secret')).toBe('<mark>secret</mark>Vault, Secret');
    expect(marked('max_tokens', 'max_tokens')).toBe('<mark>max_tokens</mark>');
  });

  it('select the words with most of the query', () => {
    const text = `key ${'filler '.repeat(30)}the rate limit of a key ${'more '.repeat(30)}`;
    const shown = snippet(text, new Set(['rate', 'limit', 'key'].map(stem)), 8);
    expect(shown).toContain('<mark>rate</mark> <mark>limit</mark> of a <mark>key</mark>');
    expect(shown.startsWith('…')).toBe(true);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('keep short texts whole', () => {
    expect(snippet('a b c', new Set(['b']), 8)).toBe('a <mark>b</mark> c');
  });
});
