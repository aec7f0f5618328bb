// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest';
import type {FrameSettings} from '../../protocol';
import {replaceStorage} from '../replaceStorage';
import type {PartyWindow} from '../reporters';
import {runParty} from '../runParty';

const view = {url: 'https://docs.example/a', title: 'A', referrer: 'https://docs.example/'};

/** Starts a third party in a mock of its frame, and returns functions that do what the page and the network do. */
function startParty(settings: Partial<FrameSettings> = {}) {
  const postMessage = vi.fn<(data: unknown, origin: string) => void>();
  const page = {postMessage} as unknown as Window;
  // The element is not added to a document, so nothing is requested.
  const append = vi.fn<(script: HTMLScriptElement) => void>();
  const createElement = document.createElement.bind(document);
  const frame = Object.assign(new EventTarget(), {
    parent: page,
    document: {createElement, head: {append}},
  }) as unknown as PartyWindow;
  runParty(
    {name: 'Party', src: 'https://a.example/a.js', attributes: {}, reporter: 'none', ...settings},
    frame,
  );
  const [script] = append.mock.calls[0] ?? [];
  return {
    frame,
    script,
    states: () => postMessage.mock.calls.map(([data]) => data),
    receive: (data: unknown, source: unknown = page) =>
      frame.dispatchEvent(Object.assign(new Event('message'), {data, source, origin: ''})),
    load: () => script?.dispatchEvent(new Event('load')),
    fail: () => script?.dispatchEvent(new Event('error')),
  };
}

/** The calls in a queue of a third party, as arrays. */
const callsOf = (queue: Iterable<ArrayLike<unknown>> = []) =>
  [...queue].map((call) => Array.from(call));

describe('the script element', () => {
  it('has the attributes, the integrity hash, and CORS without credentials', () => {
    const {script} = startParty({attributes: {'data-id': '7'}, integrity: 'sha384-x'});
    expect(script?.src).toBe('https://a.example/a.js');
    expect(script?.getAttribute('data-id')).toBe('7');
    expect(script?.integrity).toBe('sha384-x');
    expect(script?.crossOrigin).toBe('anonymous');
    expect(script?.async).toBe(true);
  });
});

describe('the states that the page gets', () => {
  it('are ready, then loaded', () => {
    const party = startParty();
    party.load();
    expect(party.states()).toEqual([
      {type: 'ready', party: 'Party'},
      {type: 'loaded', party: 'Party'},
    ]);
  });

  it('are ready, then failed', () => {
    const party = startParty();
    party.fail();
    expect(party.states()).toEqual([
      {type: 'ready', party: 'Party'},
      {type: 'failed', party: 'Party'},
    ]);
  });
});

describe('page views', () => {
  it('wait until the script has loaded, and are reported once', () => {
    const party = startParty({reporter: 'plausible'});
    party.receive({type: 'pageview', view});
    expect(callsOf(party.frame.plausible?.q)).toEqual([]);
    party.load();
    party.load();
    expect(callsOf(party.frame.plausible?.q)).toEqual([['pageview', {u: view.url}]]);
  });

  it('reach each kind of script in its own form', () => {
    const gtag = startParty({reporter: 'gtag', attributes: {'data-tag-id': 'G-1'}});
    gtag.load();
    gtag.receive({type: 'pageview', view});
    expect(callsOf(gtag.frame.dataLayer)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', {send_page_view: false}],
      [
        'event',
        'page_view',
        {page_location: view.url, page_title: view.title, page_referrer: view.referrer},
      ],
    ]);

    const umami = startParty({reporter: 'umami'});
    const track = vi.fn((change: (defaults: object) => object) => change({website: '1'}));
    umami.frame.umami = {track};
    umami.load();
    umami.receive({type: 'pageview', view});
    expect(track.mock.results[0]?.value).toEqual({website: '1', ...view, hostname: 'docs.example'});

    const custom = startParty({reporter: 'message'});
    const listener = vi.fn<(event: Event) => void>();
    custom.frame.addEventListener('site:pageview', listener);
    custom.load();
    custom.receive({type: 'pageview', view});
    expect(listener.mock.calls[0]?.[0]).toMatchObject({detail: view});
  });

  it('from another window than the page are ignored', () => {
    const party = startParty({reporter: 'plausible'});
    party.load();
    party.receive({type: 'pageview', view}, party.frame);
    expect(callsOf(party.frame.plausible?.q)).toEqual([]);
  });

  it('are not reported to a party without a reporter, and an error of the party stays in the frame', () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    const quiet = startParty();
    quiet.load();
    quiet.receive({type: 'pageview', view});
    const broken = startParty({reporter: 'umami'});
    broken.frame.umami = {
      track: () => {
        throw new Error('broken');
      },
    };
    broken.load();
    broken.receive({type: 'pageview', view});
    expect(debug).toHaveBeenCalledExactlyOnceWith(
      'Party rejected the page view:',
      expect.any(Error),
    );
    debug.mockRestore();
  });
});

describe('search insights', () => {
  const attributes = {
    'data-app-id': 'APP',
    'data-search-key': 'KEY',
    'data-host': 'https://i.example',
  };
  const insight = {method: 'clickedObjectIDs', payload: {index: 'docs'}};

  it('reach the queue of their script at once, after an id that is new for each page load', () => {
    const party = startParty({reporter: 'insights', attributes});
    party.receive({type: 'insight', insight});
    expect(party.frame.AlgoliaAnalyticsObject).toBe('aa');
    expect(callsOf(party.frame.aa?.queue)).toEqual([
      [
        'init',
        {
          appId: 'APP',
          apiKey: 'KEY',
          host: 'https://i.example',
          useCookie: false,
          userToken: expect.stringMatching(/^anonymous-\w+$/) as string,
        },
      ],
      ['clickedObjectIDs', {index: 'docs'}],
    ]);
  });

  it('do not reach other scripts', () => {
    const party = startParty({reporter: 'plausible'});
    party.load();
    party.receive({type: 'insight', insight});
    expect(callsOf(party.frame.plausible?.q)).toEqual([]);
  });
});

describe('replaceStorage', () => {
  it('gives the frame a separate storage and no cookies', () => {
    const frame = {document: {}} as Window;
    replaceStorage(frame);
    frame.localStorage.setItem('a', '1');
    expect(frame.localStorage.getItem('a')).toBe('1');
    expect(frame.localStorage.key(0)).toBe('a');
    expect(frame.localStorage).toHaveLength(1);
    expect(frame.sessionStorage).toHaveLength(0);
    frame.localStorage.removeItem('a');
    expect(frame.localStorage.getItem('a')).toBeNull();
    frame.document.cookie = 'a=1';
    expect(frame.document.cookie).toBe('');
  });
});
