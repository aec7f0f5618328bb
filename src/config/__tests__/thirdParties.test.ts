import {describe, expect, it} from 'vitest';
import {resolveThirdParties} from '../thirdParties';

const chat = {
  CHATBOT_SCRIPT_URL: 'https://cdn.chat.example/bot.js',
  CHATBOT_KEY: 'YOUR_PUBLIC_KEY',
};

describe('resolveThirdParties', () => {
  it('is empty for an empty environment', () => {
    expect(resolveThirdParties({})).toEqual([]);
  });

  it('gives the chat-bot its public key and waits for a click', () => {
    expect(resolveThirdParties(chat)).toMatchObject([
      {
        kind: 'chat',
        attributes: {'data-public-key': 'YOUR_PUBLIC_KEY'},
        origins: ['https://cdn.chat.example'],
      },
    ]);
  });

  it('has ready-made entries for tag, Plausible, Umami and a custom script, all waiting for consent', () => {
    const parties = resolveThirdParties({
      GOOGLE_TAG_ID: 'G-ABC123',
      PLAUSIBLE_DOMAIN: 'docs.example.org',
      UMAMI_WEBSITE_ID: 'site-1',
      CUSTOM_SCRIPT_URL: 'https://stats.example/s.js',
      CUSTOM_SCRIPT_ATTRIBUTES: '{"data-id":"7"}',
    });
    expect(parties.map((party) => [party.name, party.purpose, party.kind])).toEqual([
      ['Google tag', 'tag', 'tracker'],
      ['Plausible', 'analytics', 'tracker'],
      ['Umami', 'analytics', 'tracker'],
      ['stats.example', 'analytics', 'tracker'],
    ]);
  });

  it('knows the feedback project', () => {
    expect(
      resolveThirdParties({FEEDBACK_URL: 'https://feedback.example/api', FEEDBACK_PROJECT: 'p1'}),
    ).toMatchObject([{kind: 'feedback', endpoint: 'https://feedback.example/api', project: 'p1'}]);
  });

  it('search insights: the pinned script, with the public values of the hosted search, after consent', () => {
    const env = {SEARCH_INSIGHTS: 'on', ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY'};
    expect(resolveThirdParties(env)).toMatchObject([
      {
        name: 'Search insights',
        purpose: 'search-insights',
        reporter: 'insights',
        origins: ['https://cdn.jsdelivr.net', 'https://insights.algolia.io'],
        attributes: {'data-app-id': 'APP1', 'data-search-key': 'YOUR_API_KEY'},
        integrity: expect.stringMatching(/^sha384-/) as string,
      },
    ]);
    // The hash belongs to the pinned script; another one needs its own.
    const other = {...env, SEARCH_INSIGHTS_SCRIPT_URL: 'https://cdn.example.org/insights.js'};
    expect(resolveThirdParties(other)).toMatchObject([{integrity: undefined}]);
    expect(resolveThirdParties({...env, THIRD_PARTIES_OFF: 'Search insights'})).toEqual([]);
  });

  it.each([
    [
      {SEARCH_INSIGHTS: 'on', ALGOLIA_APP_ID: 'APP1'},
      'ALGOLIA_SEARCH_KEY is missing although SEARCH_INSIGHTS=on is set',
    ],
    [
      {CHATBOT_KEY: 'k'},
      'CHATBOT_SCRIPT_URL is missing although CHATBOT_KEY is set: found "". Write for example CHATBOT_SCRIPT_URL=https://cdn.example.org/script.js',
    ],
    [
      {CHATBOT_SCRIPT_URL: 'https://cdn.chat.example/bot.js'},
      'CHATBOT_KEY is missing although CHATBOT_SCRIPT_URL is set',
    ],
    [
      {...chat, CHATBOT_SCRIPT_URL: 'http://cdn.chat.example/bot.js'},
      'CHATBOT_SCRIPT_URL must be an https address: found "http://cdn.chat.example/bot.js"',
    ],
    [
      {...chat, CHATBOT_INTEGRITY: 'sha384-short'},
      'CHATBOT_INTEGRITY must be sha384- and 64 base64 characters',
    ],
    [
      {...chat, CHATBOT_ORIGINS: 'https://api.chat.example/path'},
      'CHATBOT_ORIGINS must be https origins separated by commas, without a path',
    ],
    [
      {CUSTOM_SCRIPT_URL: 'https://s.example/s.js', CUSTOM_SCRIPT_PURPOSE: 'spying'},
      'CUSTOM_SCRIPT_PURPOSE must be analytics, tag or search-insights: found "spying"',
    ],
    [
      {CUSTOM_SCRIPT_URL: 'https://s.example/s.js', CUSTOM_SCRIPT_ATTRIBUTES: '[1]'},
      'CUSTOM_SCRIPT_ATTRIBUTES must be a JSON object of strings',
    ],
    [
      {CUSTOM_SCRIPT_URL: 'https://s.example/s.js', CUSTOM_SCRIPT_ATTRIBUTES: '{"onload":"x"}'},
      'CUSTOM_SCRIPT_ATTRIBUTES must be a JSON object of strings',
    ],
    [
      {
        UMAMI_WEBSITE_ID: '1',
        CUSTOM_SCRIPT_URL: 'https://s.example/s.js',
        CUSTOM_SCRIPT_NAME: 'Umami',
      },
      'CUSTOM_SCRIPT_NAME is taken: found "Umami"',
    ],
    [{SEARCH_INSIGHTS: 'yes'}, 'SEARCH_INSIGHTS must be on or off'],
    [
      {GOOGLE_TAG_ID: 'UA'},
      'GOOGLE_TAG_ID must be a tag id: found "UA". Write for example GOOGLE_TAG_ID=G-XXXXXXXXXX',
    ],
    [{FEEDBACK_PROJECT: 'p'}, 'FEEDBACK_URL is missing although FEEDBACK_PROJECT is set'],
    [
      {...chat, THIRD_PARTIES_OFF: 'Chat'},
      'THIRD_PARTIES_OFF names no third party that is configured (Documentation assistant): found "Chat"',
    ],
  ])('refuses %j', (env, message) => {
    expect(() => resolveThirdParties(env)).toThrow(message);
  });

  it('lets stand-ins on this machine go without encryption', () => {
    const env = {...chat, CHATBOT_SCRIPT_URL: 'http://127.0.0.1:3999/a.js'};
    expect(resolveThirdParties(env)).toMatchObject([{origins: ['http://127.0.0.1:3999']}]);
  });

  it('the kill switch takes one, or all', () => {
    const env = {...chat, PLAUSIBLE_DOMAIN: 'docs.example.org'};
    expect(
      resolveThirdParties({...env, THIRD_PARTIES_OFF: 'Plausible'}).map((party) => party.kind),
    ).toEqual(['chat']);
    expect(resolveThirdParties({...env, THIRD_PARTIES_OFF: 'all'})).toEqual([]);
  });
});
