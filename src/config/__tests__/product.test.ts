import {describe, expect, it} from 'vitest';
import {parseEnvironment, type RawEnvironment} from '../env';
import {resolveProduct} from '../product';
import {variablesFor} from '../variables';

const productFor = (variables: RawEnvironment) => resolveProduct(parseEnvironment(variables));

describe('resolveProduct', () => {
  it('has the documented defaults', () => {
    expect(productFor({})).toMatchObject({
      name: 'Nillion',
      slug: 'nillion',
      prefix: 'nil',
      token: 'NIL',
      db: 'nilDB',
    });
  });

  it('derives every other name from the three variables', () => {
    expect(productFor({PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', PRODUCT_PREFIX: 'ac'})).toEqual({
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
  ])('rejects %s=%j and shows a correct value', (variable, value, example) => {
    expect(() => productFor({[variable]: value})).toThrow(
      new RegExp(
        `^${variable} .*found ${JSON.stringify(value)}\\. Example: ${variable}=${example}$`,
      ),
    );
  });
});

describe('variablesFor', () => {
  it('keeps facts about the outside world for another product', () => {
    const acme = variablesFor(
      productFor({PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', PRODUCT_PREFIX: 'ac'}),
    );
    expect(acme['db']).toBe('acDB');
    expect(acme['node1.url']).toBe('https://nildb-nx8v.nillion.network');
  });
});
