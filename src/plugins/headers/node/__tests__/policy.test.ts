import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ThirdParty} from '../../../../config/thirdPartyTypes';
import {fixedHeaders} from '../fixedHeaders';
import {hostFiles, hostRedirects, nginxRedirects, vercelSettings} from '../hostFiles';
import {contentSecurityPolicy, FIXED_DIRECTIVES, siteHeaders} from '../policy';

const root = path.resolve(import.meta.dirname, '../../../../..');
const facts = {
  thirdParties: [],
  search: {hosted: null},
  scriptHashes: ["'sha256-abc='"],
  styleHashes: ["'sha256-def='"],
};
const tracker = {
  kind: 'tracker',
  name: 'Statistics',
  purpose: 'analytics',
  reporter: 'message',
  src: 'https://count.example/p.js',
  origins: ['https://count.example'],
  attributes: {},
} satisfies ThirdParty;
const chat = {
  kind: 'chat',
  name: 'Assistant',
  purpose: 'chat',
  src: 'https://chat.example/c.js',
  origins: ['https://chat.example'],
  attributes: {'data-public-key': 'YOUR_PUBLIC_KEY'},
} satisfies ThirdParty;
const feedback = {
  kind: 'feedback',
  name: 'Feedback',
  purpose: 'feedback',
  endpoint: 'https://feedback.example/api',
  origins: ['https://feedback.example'],
  project: 'p1',
} satisfies ThirdParty;
const insights = {
  ...tracker,
  purpose: 'search-insights',
  reporter: 'insights',
  src: 'https://cdn.example/insights.js?v=1',
  origins: ['https://cdn.example', 'https://insights.example'],
} satisfies ThirdParty;
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";
/** The sources of each directive. */
const parse = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
const directives = (change: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  parse(contentSecurityPolicy({...facts, ...change}));

describe('contentSecurityPolicy', () => {
  it('names no other host when nothing is configured', () => {
    expect(directives()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-abc='"],
      'style-src': ["'self'", "'unsafe-hashes'", "'sha256-def='", logoStyle],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows any inline style when third parties have frames', () => {
    expect(directives({thirdParties: [tracker]})['style-src']).toEqual([
      "'self'",
      "'unsafe-inline'",
    ]);
  });

  it('allows each third party only what its kind needs', () => {
    const policy = directives({thirdParties: [chat, tracker, feedback]});
    const where = (origin: string) =>
      Object.keys(policy).filter((name) => policy[name]?.includes(origin));
    expect(where('https://count.example')).toEqual(['script-src', 'img-src', 'connect-src']);
    expect(where('https://feedback.example')).toEqual(['connect-src']);
    expect(where('https://chat.example')).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'frame-src',
    ]);
  });

  it('allows the hosts of the hosted search', () => {
    const origins = ['http://localhost:9000'];
    const hosted = {appId: 'APP1', searchKey: 'YOUR_API_KEY', origins};
    expect(directives({search: {hosted}})['connect-src']).toEqual(["'self'", ...origins]);
  });

  it('allows only one script for search insights, and its host for events', () => {
    const policy = directives({thirdParties: [insights]});
    expect(policy['script-src']?.at(-1)).toBe('https://cdn.example/insights.js');
    expect(policy['connect-src']).toContain('https://insights.example');
  });

  it('never allows WebAssembly', () => {
    expect(directives({})['script-src']).not.toContain("'wasm-unsafe-eval'");
  });
});

describe('hostFiles', () => {
  const headers = siteHeaders(facts, true);
  const files = hostFiles(
    {headers, scriptHashes: facts.scriptHashes, styleHashes: facts.styleHashes},
    '/docs/',
  );

  it('writes the same headers for all hosts', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(files.get('_headers')).toContain(`/docs/*\n  Content-Security-Policy: ${policy}\n`);
    expect(files.get('nginx-headers.conf')).toContain(
      `add_header Content-Security-Policy "${policy}" always;`,
    );
    expect(JSON.parse(files.get('vercel.json') ?? '')).toEqual(vercelSettings(headers, '/docs/'));
    expect(JSON.parse(files.get('headers.json') ?? '')).toEqual({
      headers,
      scriptHashes: facts.scriptHashes,
      styleHashes: facts.styleHashes,
    });
  });

  it('lets other sites load files for programs', () => {
    expect(files.get('_headers')).toContain(
      '/docs/*.md\n  ! Cross-Origin-Resource-Policy\n  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin\n/docs/*.txt\n',
    );
    expect(files.get('nginx-headers.conf')).toContain(
      'add_header Cross-Origin-Resource-Policy $site_corp always;',
    );
    const {headers: rules} = vercelSettings(headers, '/docs/');
    const {source = ''} = rules[1] ?? {};
    const matches = (url: string) => new RegExp(`^${source}$`).test(url);
    expect(
      ['/docs/a/b.md', '/docs/.well-known/security.txt', '/docs/llms.txt'].every(matches),
    ).toBe(true);
    expect(['/docs/', '/docs/quickstart', '/docs/assets/js/a.js'].some(matches)).toBe(false);
  });

  it('redirects old paths with their Markdown copies and queries', () => {
    const moved = hostRedirects({'/old': '/new', '/gone': '/new#it'}, '/docs/');
    const all = hostFiles({headers, scriptHashes: [], styleHashes: []}, '/docs/', moved);
    expect(all.get('_redirects')?.split('\n')).toEqual([
      '/docs/old /docs/new 301',
      '/docs/old.md /docs/new.md 301',
      '/docs/gone /docs/new#it 301',
      '/docs/gone.md /docs/new.md#it 301',
      '',
    ]);
    expect(nginxRedirects(moved).split('\n').slice(1, 4)).toEqual([
      'location = /docs/old { return 308 "/docs/new$is_args$args"; }',
      'location = /docs/old.md { return 308 "/docs/new.md$is_args$args"; }',
      'location = /docs/gone { return 308 "/docs/new$is_args$args#it"; }',
    ]);
    expect(JSON.parse(all.get('vercel.json') ?? '')).toMatchObject({
      redirects: expect.arrayContaining([
        {source: '/docs/old', destination: '/docs/new', permanent: true},
      ]) as unknown,
    });
  });

  it('redirects to the Markdown copy of the home page, with and without an anchor', () => {
    expect(hostRedirects({'/start': '/', '/why': '/#why'}, '/docs/')).toEqual([
      {from: '/docs/start', to: '/docs/'},
      {from: '/docs/start.md', to: '/docs/index.md'},
      {from: '/docs/why', to: '/docs/#why'},
      {from: '/docs/why.md', to: '/docs/index.md#why'},
    ]);
  });

  it('lets other sites load files only when the frames of third parties need that', () => {
    const name = 'Cross-Origin-Resource-Policy';
    expect(headers[name]).toBe('same-origin');
    expect(siteHeaders({...facts, thirdParties: [chat]}, true)[name]).toBeUndefined();
  });

  it('sends Strict-Transport-Security only for https', () => {
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
    expect(siteHeaders(facts, false)['Strict-Transport-Security']).toBeUndefined();
  });

  it('vercel.json of the repository contains the headers that need no build', () => {
    const repository: unknown = JSON.parse(readFileSync(path.join(root, 'vercel.json'), 'utf8'));
    const policy = {'Content-Security-Policy': FIXED_DIRECTIVES.join('; ')};
    // Redirect pages of the build lead from old paths to new ones.
    const {redirects: _, ...settings} = vercelSettings({...policy, ...fixedHeaders(true)}, '/');
    expect(repository).toEqual({...settings, outputDirectory: 'build'});
  });
});
