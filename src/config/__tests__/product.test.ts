import {describe, expect, it} from 'vitest';
import {resolveProduct} from '../product';
import {variablesFor} from '../variables';

describe('resolveProduct', () => {
  it('has the documented defaults', () => {
    expect(resolveProduct({})).toMatchObject({
      name: 'Nillion',
      slug: 'nillion',
      prefix: 'nil',
      token: 'NIL',
      db: 'nilDB',
    });
  });

  it('derives every other name from the three variables', () => {
    expect(
      resolveProduct({PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', PRODUCT_PREFIX: 'ac'}),
    ).toEqual({
      name: 'Acme',
      slug: 'acme',
      prefix: 'ac',
      token: 'AC',
      siteTitle: 'Acme Docs',
      db: 'acDB',
      ai: 'acAI',
      ql: 'acQL',
      rag: 'acRAG',
      chain: 'acChain',
    });
  });

  it.each([
    ['PRODUCT_NAME', '', 'Acme'],
    ['PRODUCT_NAME', '<b>', 'Acme'],
    ['PRODUCT_NAME', "A&B'C", 'Acme'],
    ['PRODUCT_SLUG', 'Acme', 'acme'],
    ['PRODUCT_SLUG', 'ac me', 'acme'],
    ['PRODUCT_SLUG', '', 'acme'],
    ['PRODUCT_PREFIX', '', 'ac'],
    ['PRODUCT_PREFIX', 'Ac', 'ac'],
    ['PRODUCT_PREFIX', 'a c', 'ac'],
  ])('refuses %s=%j and shows a right value', (variable, value, example) => {
    expect(() => resolveProduct({[variable]: value})).toThrow(
      new RegExp(
        `^${variable} .*found ${JSON.stringify(value)}\\. Write for example ${variable}=${example}$`,
      ),
    );
  });
});

describe('variablesFor', () => {
  it('keeps facts of the outside world under another product', () => {
    const acme = variablesFor(
      resolveProduct({PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', PRODUCT_PREFIX: 'ac'}),
    );
    expect(acme['db']).toBe('acDB');
    expect(acme['node1.url']).toBe('https://nildb-nx8v.nillion.network');
  });
});
