import {describe, expect, it} from 'vitest';
import {parseEnvironment, type RawEnvironment} from '../env';
import {resolveThirdParties} from '../thirdParties';

const resolve = (variables: RawEnvironment) => resolveThirdParties(parseEnvironment(variables));

const chat = {
  CHATBOT_SCRIPT_URL: 'https://cdn.chat.example/bot.js',
  CHATBOT_KEY: 'YOUR_PUBLIC_KEY',
};

describe('resolveThirdParties', () => {
  it('is empty for an empty environment', () => {
    expect(resolve({})).toEqual([]);
  });

  it('passes the public key to the chat-bot', () => {
    expect(resolve(chat)).toMatchObject([
      {
        kind: 'chat',
        attributes: {'data-public-key': 'YOUR_PUBLIC_KEY'},
        origins: ['https://cdn.chat.example'],
      },
    ]);
  });

  it('knows Google tag, Plausible, Umami, and a custom script, which all need consent', () => {
    const parties = resolve({
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
      resolve({FEEDBACK_URL: 'https://feedback.example/api', FEEDBACK_PROJECT: 'p1'}),
    ).toMatchObject([{kind: 'feedback', endpoint: 'https://feedback.example/api', project: 'p1'}]);
  });

  it('loads the pinned script for search insights with the public values of the hosted search', () => {
    const variables = {
      SEARCH_INSIGHTS: 'on',
      ALGOLIA_APP_ID: 'APP1',
      ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY',
    };
    expect(resolve(variables)).toMatchObject([
      {
        name: 'Search insights',
        purpose: 'search-insights',
        reporter: 'insights',
        origins: ['https://cdn.jsdelivr.net', 'https://insights.algolia.io'],
        attributes: {'data-app-id': 'APP1', 'data-search-key': 'YOUR_API_KEY'},
        integrity: expect.stringMatching(/^sha384-/) as string,
      },
    ]);
    // The hash belongs to the pinned script, so another script needs its own hash.
    const other = {...variables, SEARCH_INSIGHTS_SCRIPT_URL: 'https://cdn.example.org/insights.js'};
    expect(resolve(other)).toMatchObject([{integrity: undefined}]);
    expect(resolve({...variables, THIRD_PARTIES_OFF: 'Search insights'})).toEqual([]);
  });

  it.each([
    [
      {SEARCH_INSIGHTS: 'on', ALGOLIA_APP_ID: 'APP1'},
      'ALGOLIA_SEARCH_KEY is missing although SEARCH_INSIGHTS is set',
    ],
    [
      {CHATBOT_KEY: 'k'},
      'CHATBOT_SCRIPT_URL is missing although CHATBOT_KEY is set. Example: CHATBOT_SCRIPT_URL=https://cdn.example.org/script.js',
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
      'CHATBOT_INTEGRITY must be sha384- followed by 64 base64 characters',
    ],
    [
      {...chat, CHATBOT_ORIGINS: 'https://api.chat.example/path'},
      'CHATBOT_ORIGINS must be https origins separated by commas, without a path',
    ],
    [
      {CUSTOM_SCRIPT_URL: 'https://s.example/s.js', CUSTOM_SCRIPT_PURPOSE: 'spying'},
      'CUSTOM_SCRIPT_PURPOSE must be analytics, tag, or search-insights: found "spying"',
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
      'CUSTOM_SCRIPT_NAME must be unique; "Umami" is already used: found "Umami"',
    ],
    [{SEARCH_INSIGHTS: 'yes'}, 'SEARCH_INSIGHTS must be on or off'],
    [
      {GOOGLE_TAG_ID: 'UA'},
      'GOOGLE_TAG_ID must be a tag id: found "UA". Example: GOOGLE_TAG_ID=G-XXXXXXXXXX',
    ],
    [{FEEDBACK_PROJECT: 'p'}, 'FEEDBACK_URL is missing although FEEDBACK_PROJECT is set'],
    [
      {...chat, THIRD_PARTIES_OFF: 'Chat'},
      'THIRD_PARTIES_OFF must be all, or names of configured third parties (Documentation assistant): found "Chat"',
    ],
  ])('rejects %j', (variables, message) => {
    expect(() => resolve(variables)).toThrow(message);
  });

  it('allows mock servers on this machine without encryption', () => {
    const variables = {...chat, CHATBOT_SCRIPT_URL: 'http://127.0.0.1:3999/a.js'};
    expect(resolve(variables)).toMatchObject([{origins: ['http://127.0.0.1:3999']}]);
  });

  it('the kill switch disables one third party, or all', () => {
    const variables = {...chat, PLAUSIBLE_DOMAIN: 'docs.example.org'};
    expect(
      resolve({...variables, THIRD_PARTIES_OFF: 'Plausible'}).map((party) => party.kind),
    ).toEqual(['chat']);
    expect(resolve({...variables, THIRD_PARTIES_OFF: 'all'})).toEqual([]);
  });
});
