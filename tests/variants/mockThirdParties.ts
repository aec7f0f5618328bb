/** A mock server for third parties. It serves scripts that work or fail in known ways, and records all requests. */
import {createHash} from 'node:crypto';
import type {ServerResponse} from 'node:http';
import type {ThirdParty} from '../../src/config/thirdPartyTypes';
import {serveHttp} from '../httpServer';

/** Matches the path of a script. */
const scriptRegex = /^\/[\w-]+\.js/;

/** The ways in which a script of the mock can fail. */
type Fault =
  | 'blocked'
  | 'hangs'
  | 'throws on load'
  | 'throws later'
  | 'sends 10 MB'
  | 'breaks prototypes'
  | 'adds overlays';
type Behavior = 'good' | Fault;

/** A script that works. It sends its attributes and all calls to the mock, so that tests can read them. */
const good = `
const script = document.currentScript;
const beacon = (what, detail) => fetch(new URL('/beacon/' + what + '?' + new URLSearchParams({detail: JSON.stringify(detail)}), script.src), {mode: 'no-cors'});
beacon('start', Object.fromEntries([...script.attributes].map((a) => [a.name, a.value])));
const queued = (window.plausible && window.plausible.q) || [];
window.plausible = (name, options) => beacon('plausible', [name, options]);
queued.forEach((entry) => window.plausible(...entry));
window.umami = {track: (make) => beacon('umami', make({website: script.dataset.websiteId}))};
window.addEventListener('site:pageview', (event) => beacon('custom', event.detail));
const push = (entry) => { if (entry[0] === 'event') beacon('gtag', [entry[1], entry[2]]); };
(window.dataLayer || []).forEach(push);
if (window.dataLayer) window.dataLayer.push = push;
const report = (call) => beacon('insights', [...call]);
((window.aa && window.aa.queue) || []).forEach(report);
if (window.aa) (window.aa.queue = window.aa.queue || []).push = report;
document.body.append('mock chat');
try { localStorage.setItem('mock', '1'); document.cookie = 'mock=1'; } catch (error) { beacon('storage-refused', String(error)); }
`;

const scripts: Record<Exclude<Fault, 'blocked' | 'hangs'>, string> = {
  'throws on load': 'throw new Error("mock broke");',
  'throws later': 'setInterval(() => { throw new Error("mock broke later"); }, 50);',
  'sends 10 MB': `/*${'x'.repeat(10 * 1024 * 1024)}*/`,
  'breaks prototypes':
    'for (const type of [Array, Object, String, Promise, Node, Element, EventTarget]) for (const key of Object.getOwnPropertyNames(type.prototype)) { try { type.prototype[key] = () => { throw new Error("gone"); }; } catch {} } window.fetch = history.pushState = () => { throw new Error("gone"); };',
  'adds overlays':
    'const cover = document.createElement("div"); cover.id = "cover"; cover.style = "position:fixed;inset:0;z-index:2147483647;background:red"; (function tryTop(w) { try { w.document.body.append(cover); } catch { document.body?.append(cover); } })(window.top); try { window.top.location = "about:blank"; } catch {}',
};

export interface ThirdPartyMock {
  /** Path and query of each request so far. */
  readonly requests: string[];
  /** Sets how the mock responds to later requests for a script, such as `/chat.js`. */
  setBehavior(script: string, behavior: Behavior): void;
  close(): Promise<void>;
}

function sendScript(response: ServerResponse, behavior: Behavior): void {
  if (behavior === 'hangs') return;
  if (behavior === 'blocked') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {'content-type': 'text/javascript', 'access-control-allow-origin': '*'});
  response.end(behavior === 'good' ? good : scripts[behavior]);
}

/** Starts the mock on a port of this machine. Pages use another address, which the browser maps to this one. */
export async function startThirdPartyMock(port: number): Promise<ThirdPartyMock> {
  const requests: string[] = [];
  const behaviors = new Map<string, Behavior>();
  const {stop} = await serveHttp((request, response) => {
    requests.push(request.url ?? '');
    const script = scriptRegex.exec(request.url ?? '')?.[0];
    if (script !== undefined) {
      sendScript(response, behaviors.get(script) ?? 'good');
      return;
    }
    response
      .writeHead(204, {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'})
      .end();
  }, port);
  return {
    requests,
    setBehavior: (script, behavior) => {
      behaviors.set(script, behavior);
    },
    close: stop,
  };
}

/** The hash of the script that works. */
export const goodIntegrity = `sha384-${createHash('sha384').update(good).digest('base64')}`;

/** Returns one third party of each kind, all at the address of the mock. */
export function mockThirdParties(origin: string): ThirdParty[] {
  const tracker = {kind: 'tracker', purpose: 'analytics', origins: [origin]} as const;
  return [
    {
      kind: 'chat',
      name: 'Documentation assistant',
      purpose: 'chat',
      src: `${origin}/chat.js`,
      origins: [origin],
      attributes: {'data-public-key': 'YOUR_PUBLIC_KEY'},
    },
    {
      ...tracker,
      name: 'Google tag',
      purpose: 'tag',
      reporter: 'gtag',
      src: `${origin}/gtag.js?id=G-TEST1`,
      attributes: {'data-tag-id': 'G-TEST1'},
    },
    {
      ...tracker,
      name: 'Plausible',
      reporter: 'plausible',
      src: `${origin}/plausible.js`,
      attributes: {'data-domain': 'docs.example.org'},
    },
    {
      ...tracker,
      name: 'Umami',
      reporter: 'umami',
      src: `${origin}/umami.js`,
      attributes: {'data-website-id': 'site-1', 'data-auto-track': 'false'},
    },
    {
      ...tracker,
      name: 'Custom',
      reporter: 'message',
      src: `${origin}/custom.js`,
      attributes: {'data-id': '7'},
      integrity: goodIntegrity,
    },
    {
      ...tracker,
      name: 'Search insights',
      purpose: 'search-insights',
      reporter: 'insights',
      src: `${origin}/insights.js`,
      attributes: {
        'data-app-id': 'YOUR_APP_ID',
        'data-search-key': 'YOUR_API_KEY',
        'data-host': origin,
      },
      integrity: goodIntegrity,
    },
    {
      kind: 'feedback',
      name: 'Feedback',
      purpose: 'feedback',
      endpoint: `${origin}/feedback`,
      origins: [origin],
      project: 'p1',
    },
  ];
}

/** The scripts that load after consent. The script of the chat-bot loads on a click. */
export const consentedScripts = [
  '/custom.js',
  '/gtag.js',
  '/insights.js',
  '/plausible.js',
  '/umami.js',
];

/** Returns the paths of the requested scripts, without duplicates and sorted. */
export function requestedScripts({requests}: ThirdPartyMock): string[] {
  const paths = requests
    .filter((url) => scriptRegex.test(url))
    .map((url) => url.replace(/\?.*/, ''));
  return [...new Set(paths)].sort();
}

/** Returns the calls that the scripts reported under a name, such as "plausible". */
export function reportedCalls({requests}: ThirdPartyMock, name: string): unknown[] {
  return requests
    .filter((url) => url.startsWith(`/beacon/${name}?`))
    .map(
      (url) =>
        JSON.parse(
          new URL(url, 'http://localhost').searchParams.get('detail') ?? 'null',
        ) as unknown,
    );
}
