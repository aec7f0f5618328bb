import {expect, it} from 'vitest';
import {explainBundlerError} from '../node/bundlerErrors';
import {PageError} from '../node/problems';
import {messagesToRepeat} from '../node/repeatError';

const imports = [
  {source: 'left-pad', line: 3, column: 1},
  {source: './parts', line: 4, column: 1},
];

it.each([
  [
    "Module not found: Can't resolve 'left-pad' in '/site/docs'",
    'docs/a.mdx:3: The package left-pad is not installed. Run npm install --save-exact left-pad, or correct its name.',
  ],
  [
    "export 'Cart' (imported as 'Cart') was not found in './parts' (possible exports: Card, Note)",
    'docs/a.mdx:4: ./parts does not export "Cart". Did you mean "Card"?',
  ],
  [
    "export 'x' (imported as 'y') was not found in './parts' (possible exports: Card, Note)",
    'docs/a.mdx:4: ./parts does not export "x". It exports Card, Note.',
  ],
  [
    "export 'x' (imported as 'x') was not found in './parts' (module has no exports)",
    'docs/a.mdx:4: ./parts does not export "x". It exports nothing.',
  ],
])('explains %s', (message, expected) => {
  const problem = explainBundlerError(message, 'docs/a.mdx', {imports});
  expect(`${problem?.file}:${problem?.line}: ${problem?.message}`).toBe(expected);
});

it('leaves other errors as they are', () => {
  for (const message of ['Unexpected token', "Can't resolve './other' in '/site/docs'"])
    expect(explainBundlerError(message, 'docs/a.mdx', {imports})).toBeUndefined();
});

it('repeats the messages of an error and its causes, but not those of an error without a stack', () => {
  const cause = new Error('sidebars.ts is wrong');
  expect(messagesToRepeat(new Error('Cannot load', {cause}))).toEqual([
    'Cannot load',
    'sidebars.ts is wrong',
  ]);
  expect(messagesToRepeat(new PageError(['docs/a.mdx:1: wrong']))).toEqual([]);
  const wrapped = new Error('Cannot load', {cause: new PageError(['docs/a.mdx:1: wrong'])});
  expect(messagesToRepeat(wrapped)).toEqual([]);
});

it('repeats the messages of an error that is its own cause', () => {
  const loop = new Error('loop');
  // After this many steps, the test fails instead of running forever.
  let steps = 0;
  Object.defineProperty(loop, 'cause', {
    get() {
      steps += 1;
      if (steps > 1000) throw new Error('The chain of causes is followed without an end.');
      return loop;
    },
  });
  expect(new Set(messagesToRepeat(loop))).toEqual(new Set(['loop']));
});
