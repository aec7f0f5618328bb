import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {TrackerParty} from '../../../../config/thirdPartyTypes';
import {parseHtml} from '../../../../lib/parseHtml';
import {frameDocument} from '../frameDocument';

const party: TrackerParty = {
  kind: 'tracker',
  name: '</script><b>',
  purpose: 'analytics',
  reporter: 'umami',
  src: 'https://a.example/a.js',
  origins: ['https://a.example'],
  attributes: {'data-id': '<!--'},
  integrity: undefined,
};

describe('frameDocument', () => {
  it('embeds the settings as data that cannot close their element', () => {
    const elements: Element[] = [];
    const html = frameDocument(party, 'https://docs.example/js/third-party-frame.js');
    visit(parseHtml(html), 'element', (element) => {
      elements.push(element);
    });
    const scripts = elements.filter(({tagName}) => tagName === 'script');
    expect(scripts.map(({properties}) => properties['id'] ?? properties['src'])).toEqual([
      'party',
      'https://docs.example/js/third-party-frame.js',
    ]);
    expect(elements.some(({tagName}) => tagName === 'b')).toBe(false);
    const [settings] = scripts;
    expect(settings && JSON.parse(toString(settings))).toEqual({
      name: party.name,
      src: party.src,
      attributes: party.attributes,
      reporter: 'umami',
    });
  });
});
