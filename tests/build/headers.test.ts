/** Compares the response headers of a build with its pages. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSite} from '../../tools/serve/site';
import {readPage} from '../builtSite';
import {builtRoutes} from '../routes';

const buildDir = path.resolve('build');
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const {headers} = JSON.parse(read('headers.json')) as {headers: Record<string, string>};
const policy = headers['Content-Security-Policy'] ?? '';

describe('the policy', () => {
  it.each([...builtRoutes(), '/404'])('allows every inline script of %s', (route) => {
    const {$} = readPage(buildDir, route);
    const scripts = $('script:not([src]):not([type])').toArray();
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const digest = createHash('sha256').update($(script).text(), 'utf8').digest('base64');
      expect(policy).toContain(`'sha256-${digest}'`);
    }
  });

  it.each([...builtRoutes(), '/404'])('is in %s, before everything that it applies to', (route) => {
    const {$} = readPage(buildDir, route);
    const meta = $('meta[http-equiv=Content-Security-Policy]');
    // Browsers ignore frame-ancestors in a page.
    expect(meta.attr('content')).toBe(policy.replace("; frame-ancestors 'none'", ''));
    expect(
      meta
        .prevAll()
        .get()
        .map(({tagName}) => tagName),
    ).toEqual(['meta']);
  });

  it('allows no other scripts than files of the site', () => {
    const [sources = ''] = /script-src [^;]+/.exec(policy) ?? [];
    expect(sources.replace(/ 'sha256-[\w+/]{43}='/g, '')).toBe("script-src 'self'");
  });

  it('fits into a line of _headers, which has at most 2,000 characters', () => {
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
  });
});

it.each(['/', '/quickstart.html', '/nowhere'])('npm run serve sends them with %s', async (url) => {
  const response = await createSite({dir: buildDir, baseUrl: '/'}).request(url);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

it('npm run serve lets other sites load files for programs', async () => {
  const response = await createSite({dir: buildDir, baseUrl: '/'}).request('/llms.txt');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('scores 130 points with the rules of the HTTP Observatory', () => {
  const sources = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1] ?? '';
  const inline = /'unsafe-(?:inline|eval)'|data:/;
  /** Points of each rule on top of 100; TLS, redirects and cookies are the host's, and cost nothing there. */
  const points = {
    // A policy that starts with 'none', and allows inline code only by hash.
    scripts: inline.test(sources('script-src')) ? -20 : 0,
    policy: sources('default-src') === "'none'" && !inline.test(sources('style-src')) ? 10 : 0,
    framing: sources('frame-ancestors') === "'none'" ? 5 : -20,
    types: headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    referrer: headers['Referrer-Policy'] === 'strict-origin-when-cross-origin' ? 5 : 0,
    transport: /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '') ? 0 : -20,
    resources: headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  };
  expect(Object.values(points).reduce((sum, point) => sum + point, 100)).toBe(130);
});

it('each file of the bundler is kept for a year by npm run serve, as by the hosts', async () => {
  const files = readdirSync(path.join(buildDir, 'assets'), {recursive: true, encoding: 'utf8'});
  const served = files.filter((file) => /\.(?!br$|gz$)\w+$/.test(file));
  const site = createSite({dir: buildDir, baseUrl: '/'});
  const kept = await Promise.all(
    served.map(async (file) => {
      const {headers} = await site.request(`/assets/${file.replaceAll(path.sep, '/')}`);
      return headers.get('cache-control');
    }),
  );
  expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']));
});
