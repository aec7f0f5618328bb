// @ts-check
/**
 * Runs inside the sandboxed frame of one third party (see src/capabilities/third-parties/README.md). Loads its
 * script, tells the page how that went, and passes page views on. Nothing that happens here reaches the page.
 */
(() => {
  const data = document.getElementById('party');
  if (data === null) return;
  const party = JSON.parse(data.textContent ?? '');
  /** @type {(() => void)[]} */
  let waiting = [];
  let loaded = false;

  /** A storage that forgets: scripts expect one, and the sandbox has none. */
  const memoryStorage = () => {
    const values = new Map();
    return {
      get length() {
        return values.size;
      },
      key: (/** @type {number} */ index) => [...values.keys()][index] ?? null,
      getItem: (/** @type {string} */ key) => values.get(String(key)) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => void values.set(String(key), String(value)),
      removeItem: (/** @type {string} */ key) => void values.delete(String(key)),
      clear: () => values.clear(),
    };
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {value: memoryStorage(), configurable: true});
  }
  Object.defineProperty(document, 'cookie', {get: () => '', set: () => undefined, configurable: true});

  /** @type {any} */
  const global = window;
  const {attributes} = party;

  if (party.reporter === 'gtag') {
    global.dataLayer = [];
    global.gtag = function () {
      global.dataLayer.push(arguments);
    };
    global.gtag('js', new Date());
    global.gtag('config', attributes['data-tag-id'], {send_page_view: false});
  }
  if (party.reporter === 'plausible') {
    global.plausible = function () {
      (global.plausible.q = global.plausible.q || []).push(arguments);
    };
  }

  if (party.reporter === 'insights') {
    // The script takes its calls from a queue of this name; an id made here lives as long as the page.
    global.AlgoliaAnalyticsObject = 'aa';
    global.aa = function () {
      (global.aa.queue = global.aa.queue || []).push(arguments);
    };
    global.aa('init', {
      appId: attributes['data-app-id'],
      apiKey: attributes['data-search-key'],
      host: attributes['data-host'],
      useCookie: false,
      userToken: `anonymous-${Math.random().toString(36).slice(2)}`,
    });
  }

  /** @type {Record<string, (view: {url: string, title: string, referrer: string}) => void>} */
  const reporters = {
    gtag: (view) =>
      global.gtag('event', 'page_view', {page_location: view.url, page_title: view.title, page_referrer: view.referrer}),
    plausible: (view) => global.plausible('pageview', {u: view.url}),
    umami: (view) =>
      global.umami.track((/** @type {object} */ defaults) => ({...defaults, ...view, hostname: new URL(view.url).hostname})),
    message: (view) => void window.dispatchEvent(new CustomEvent('site:pageview', {detail: view})),
  };

  const tell = (/** @type {string} */ type) => parent.postMessage({type, party: party.name}, '*');

  window.addEventListener('message', (event) => {
    if (event.source !== parent) return;
    if (event.data?.type === 'insight' && party.reporter === 'insights') {
      const {method, payload} = event.data.insight;
      global.aa(method, payload);
      return;
    }
    if (event.data?.type !== 'pageview') return;
    const report = reporters[party.reporter];
    if (report === undefined) return;
    const send = () => {
      try {
        report(event.data.view);
      } catch (error) {
        console.debug(`${party.name} did not take the page view:`, error);
      }
    };
    if (loaded) send();
    else waiting.push(send);
  });

  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (party.integrity !== undefined) script.integrity = party.integrity;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, String(value));
  script.addEventListener('load', () => {
    loaded = true;
    tell('loaded');
    const queued = waiting;
    waiting = [];
    for (const send of queued) send();
  });
  script.addEventListener('error', () => tell('failed'));
  script.src = party.src;
  document.head.append(script);
  tell('ready');
})();
