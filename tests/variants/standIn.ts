/** A stand-in for third parties: scripts that behave well or badly, and a record of what was asked of it. */
import {createHash} from 'node:crypto';
import type {ServerResponse} from 'node:http';
import {serveHttp} from '../httpServer';

/** What the scripts of the stand-in do. */
export const faults = [
  'blocked',
  'hangs',
  'throws on load',
  'throws later',
  'sends 10 MB',
  'breaks prototypes',
  'adds overlays',
] as const;
export type Fault = (typeof faults)[number];
export type Behaviour = 'good' | Fault;

/** A script that behaves, and beacons what it was given and told, so that a test can see it. */
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
document.body.append('stand-in chat');
try { localStorage.setItem('stand-in', '1'); document.cookie = 'standin=1'; } catch (error) { beacon('storage-refused', String(error)); }
`;

const scripts: Record<Exclude<Fault, 'blocked' | 'hangs'>, string> = {
  'throws on load': 'throw new Error("stand-in broke");',
  'throws later': 'setInterval(() => { throw new Error("stand-in broke later"); }, 50);',
  'sends 10 MB': `/*${'x'.repeat(10 * 1024 * 1024)}*/`,
  'breaks prototypes':
    'for (const type of [Array, Object, String, Promise, Node, Element, EventTarget]) for (const key of Object.getOwnPropertyNames(type.prototype)) { try { type.prototype[key] = () => { throw new Error("gone"); }; } catch {} } window.fetch = history.pushState = () => { throw new Error("gone"); };',
  'adds overlays':
    'const cover = document.createElement("div"); cover.id = "cover"; cover.style = "position:fixed;inset:0;z-index:2147483647;background:red"; (function tryTop(w) { try { w.document.body.append(cover); } catch { document.body?.append(cover); } })(window.top); try { window.top.location = "about:blank"; } catch {}',
};

export interface StandIn {
  /** Path and query of each request so far. */
  readonly requests: string[];
  /** What the next requests for scripts get. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

function answerScript(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hangs') return;
  if (behaviour === 'blocked') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {'content-type': 'text/javascript', 'access-control-allow-origin': '*'});
  response.end(behaviour === 'good' ? good : scripts[behaviour]);
}

/** Starts a stand-in on a port of this machine. It writes no address: the page knows it by another one. */
export async function startStandIn(port: number): Promise<StandIn> {
  const requests: string[] = [];
  let behaviour: Behaviour = 'good';
  const {stop} = await serveHttp((request, response) => {
    requests.push(request.url ?? '');
    if (/^\/[\w-]+\.js/.test(request.url ?? '')) {
      answerScript(response, behaviour);
      return;
    }
    response
      .writeHead(204, {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'})
      .end();
  }, port);
  return {
    requests,
    behave: (next) => {
      behaviour = next;
    },
    close: stop,
  };
}

const goodIntegrity = `sha384-${createHash('sha384').update(good).digest('base64')}`;

/** A site configuration with one third party of each kind, all of them this stand-in. */
export const configuration = (origin: string) => ({
  CHATBOT_SCRIPT_URL: `${origin}/chat.js`,
  CHATBOT_KEY: 'YOUR_PUBLIC_KEY',
  GOOGLE_TAG_ID: 'G-TEST1',
  GOOGLE_TAG_SCRIPT_URL: `${origin}/gtag.js`,
  PLAUSIBLE_DOMAIN: 'docs.example.org',
  PLAUSIBLE_SCRIPT_URL: `${origin}/plausible.js`,
  UMAMI_WEBSITE_ID: 'site-1',
  UMAMI_SCRIPT_URL: `${origin}/umami.js`,
  CUSTOM_SCRIPT_NAME: 'Custom',
  CUSTOM_SCRIPT_URL: `${origin}/custom.js`,
  CUSTOM_SCRIPT_ATTRIBUTES: '{"data-id":"7"}',
  CUSTOM_SCRIPT_INTEGRITY: goodIntegrity,
  SEARCH_INSIGHTS: 'on',
  SEARCH_INSIGHTS_SCRIPT_URL: `${origin}/insights.js`,
  SEARCH_INSIGHTS_HOST: origin,
  SEARCH_INSIGHTS_INTEGRITY: goodIntegrity,
  FEEDBACK_URL: `${origin}/feedback`,
  FEEDBACK_PROJECT: 'p1',
});

/** The scripts that were asked for, each once, in order of their names. */
export function scriptsOf({requests}: StandIn): string[] {
  const paths = requests
    .filter((url) => /^\/[\w-]+\.js/.test(url))
    .map((url) => url.replace(/\?.*/, ''));
  return [...new Set(paths)].sort();
}

/** What the scripts reported under one name. */
export function beaconsOf({requests}: StandIn, what: string): unknown[] {
  return requests
    .filter((url) => url.startsWith(`/beacon/${what}?`))
    .map(
      (url) =>
        JSON.parse(
          new URL(url, 'http://localhost').searchParams.get('detail') ?? 'null',
        ) as unknown,
    );
}
