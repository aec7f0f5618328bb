/** Who gets a page of the dev server, and who is told that there is none. */
import http from 'node:http';
import {expect, test} from './devServer';

/** Status and body for exactly these headers; `fetch` would add its own. */
function ask(url: string, headers: Readonly<Record<string, string>>): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    http
      .get(url, {headers}, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve([response.statusCode ?? 0, body]));
      })
      .on('error', reject);
  });
}

const fetched = {accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty'};
const askers: readonly [string, string, Readonly<Record<string, string>>, number][] = [
  ['a browser', '/quickstart', {accept: 'text/html,*/*;q=0.8'}, 200],
  ['curl', '/quickstart', {accept: '*/*'}, 200],
  ['curl', '/build/secret-vault?x=1.5', {accept: '*/*'}, 200],
  ['a tool without Accept', '/', {}, 200],
  // An open page that asks a restarted server for its hot update must not take the shell for it.
  ['a script of a page', '/main.0123.hot-update.json', fetched, 404],
  ['a script of a page', '/quickstart', fetched, 404],
  ['curl', '/no-such-file.json', {accept: '*/*'}, 404],
];
for (const [who, path, headers, expected] of askers) {
  test(`${who} asks for ${path}: ${expected}`, async ({dev}) => {
    const [status, body] = await ask(`${dev.url}${path}`, headers);
    expect(status).toBe(expected);
    expect(body.includes('id="__docusaurus"')).toBe(expected === 200);
  });
}
