import {expect, it} from 'vitest';
import {aiUrl, databaseUrl} from '../databaseUrl';

it.each([
  [undefined, 'http://localhost:9181'],
  ['https://db.example.org', 'https://db.example.org'],
  ['https://db.example.org/', 'https://db.example.org'],
  ['http://127.0.0.1:8080/base/', 'http://127.0.0.1:8080/base'],
])('%s gives %s', (value, expected) => {
  expect(databaseUrl({DATABASE_URL: value})).toBe(expected);
});

it.each([
  'ftp://db.example.org',
  'file:///etc/passwd',
  'db.example.org',
  'https://me:pw@db',
  'https://db?x=1',
  '',
])('%s is refused, with the variable and a right example', (value) => {
  expect(() => databaseUrl({DATABASE_URL: value})).toThrow(
    `DATABASE_URL must be an http or https address without credentials, query and fragment: found ${JSON.stringify(value)}. ` +
      'Write for example DATABASE_URL=https://database.example.org',
  );
});

it('the AI node has a variable of its own, under the same rule', () => {
  expect(aiUrl({})).toBe('http://localhost:9184');
  expect(aiUrl({AI_URL: 'https://ai.example.org/'})).toBe('https://ai.example.org');
  expect(() => aiUrl({AI_URL: 'ai.example.org'})).toThrow(
    'AI_URL must be an http or https address',
  );
});
