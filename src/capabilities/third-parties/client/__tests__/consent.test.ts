import {describe, expect, it} from 'vitest';
import {consentState, consentVersion, parseConsent} from '../consent';

const purposes = ['tag', 'analytics'];
const stored = (agreed: string[]) => ({version: consentVersion(purposes), agreed});

describe('consentState', () => {
  it('asks nobody when nothing needs consent', () => {
    expect(consentState([], undefined, false)).toEqual({agreed: [], ask: false});
  });

  it('asks when there is no answer', () => {
    expect(consentState(purposes, undefined, false)).toEqual({agreed: [], ask: true});
  });

  it('keeps an answer, whatever the order of the purposes', () => {
    expect(consentState(['analytics', 'tag'], stored(['tag']), false)).toEqual({
      agreed: ['tag'],
      ask: false,
    });
  });

  it('asks again when the purposes change, and agrees to nothing meanwhile', () => {
    expect(consentState([...purposes, 'search-insights'], stored(purposes), false)).toEqual({
      agreed: [],
      ask: true,
    });
  });

  it('takes a signal of the browser for a refusal, until the reader says otherwise', () => {
    expect(consentState(purposes, undefined, true)).toEqual({agreed: [], ask: false});
    expect(consentState(purposes, stored(['tag']), true)).toEqual({agreed: ['tag'], ask: false});
  });
});

describe('parseConsent', () => {
  it.each([
    null,
    '',
    '{',
    '1',
    'null',
    '{"version":1,"agreed":[]}',
    '{"version":"a","agreed":"b"}',
  ])('takes %j for no answer', (text) => {
    expect(parseConsent(text)).toBeUndefined();
  });

  it('drops what is no string', () => {
    expect(parseConsent('{"version":"a","agreed":["x",1]}')).toEqual({version: 'a', agreed: ['x']});
  });
});
