import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {TrackerParty} from '../../../../config/thirdPartyTypes';
import {frameDocument} from '../frame';

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
  it('hands the settings over as data that cannot close its element', () => {
    const $ = load(frameDocument(party, 'https://docs.example/js/third-party-frame.js'));
    expect($('script').length).toBe(2);
    expect($('b').length).toBe(0);
    expect(JSON.parse($('#party').text())).toEqual({
      name: party.name,
      src: party.src,
      attributes: party.attributes,
      reporter: 'umami',
    });
  });
});
