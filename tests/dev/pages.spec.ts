/** Tests which requests get a page of the dev server and which get a 404. */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import {expect, test} from './devServer';

/** Sends a request with exactly these headers and returns status and body. `fetch` would add headers. */
function sendRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<[number, string]> {
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
const requests: readonly [string, string, Readonly<Record<string, string>>, number][] = [
  ['a browser', '/quickstart', {accept: 'text/html,*/*;q=0.8'}, 200],
  ['curl', '/quickstart', {accept: '*/*'}, 200],
  ['curl', '/build/secret-vault?x=1.5', {accept: '*/*'}, 200],
  ['a tool without Accept', '/', {}, 200],
  // An open page that requests its hot update from a restarted server must not get an HTML page.
  ['a script of a page', '/main.0123.hot-update.json', fetched, 404],
  ['a script of a page', '/quickstart', fetched, 404],
  ['curl', '/no-such-file.json', {accept: '*/*'}, 404],
];
for (const [who, path, headers, expected] of requests) {
  test(`${who} requests ${path}: ${expected}`, async ({dev}) => {
    const [status, body] = await sendRequest(`${dev.url}${path}`, headers);
    expect(status).toBe(expected);
    expect(body.includes('id="__docusaurus"')).toBe(expected === 200);
  });
}

test('the search index of the last build is served, and no other file of that build', async ({
  dev,
}) => {
  const get = (file: string) => fetch(`${dev.url}/${file}`);
  const read = async (file: string) => (await get(file)).text();
  const built = readFileSync('build/search-index.json', 'utf8');
  expect(await read('search-index.json')).toBe(built);
  const {records} = JSON.parse(built) as {records: string};
  expect(await read(records)).toBe(readFileSync(`build/${records}`, 'utf8'));
  expect((await get('sitemap.xml')).headers.get('content-type')).not.toContain('xml');
});
