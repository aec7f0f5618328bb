import {afterEach, expect, it, vi} from 'vitest';
import {aiUrl, databaseUrl} from '../services';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('does not read the database of another program for a build', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/app');
  vi.stubEnv('NODE_ENV', 'production');
  const {apiReference} = await import('../apis');
  expect(apiReference.localServers).toEqual({});
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'development');
  await expect(import('../apis')).rejects.toThrow('DATABASE_URL must be an http or https address');
});

it.each([
  [undefined, 'http://localhost:9181'],
  ['https://db.example.org', 'https://db.example.org'],
  ['https://db.example.org/', 'https://db.example.org'],
  ['http://127.0.0.1:8080/base/', 'http://127.0.0.1:8080/base'],
])('DATABASE_URL=%s is the service %s', (value, expected) => {
  expect(databaseUrl({DATABASE_URL: value})).toBe(expected);
});

it.each([
  'ftp://db.example.org',
  'file:///etc/passwd',
  'db.example.org',
  'https://me:pw@db',
  'https://db?x=1',
  '',
])('rejects DATABASE_URL=%s with the value and a correct example', (value) => {
  expect(() => databaseUrl({DATABASE_URL: value})).toThrow(
    `DATABASE_URL must be an http or https address without credentials, query, and fragment: found ${JSON.stringify(value)}. ` +
      'Example: DATABASE_URL=https://database.example.org',
  );
});

it('reads the AI node from its own variable, under the same rule', () => {
  expect(aiUrl({})).toBe('http://localhost:9184');
  expect(aiUrl({AI_URL: 'https://ai.example.org/'})).toBe('https://ai.example.org');
  expect(() => aiUrl({AI_URL: 'ai.example.org'})).toThrow(
    'AI_URL must be an http or https address',
  );
});
