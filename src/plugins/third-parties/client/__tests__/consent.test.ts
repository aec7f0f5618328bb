import {describe, expect, it} from 'vitest';
import {getConsentState, serializeChoice, toPurposesKey} from '../consent';

const purposesKey = toPurposesKey(['tag', 'analytics']);

describe('getConsentState', () => {
  it('does not ask when nothing needs consent', () => {
    expect(getConsentState(toPurposesKey([]), null, false).isOpen).toBe(false);
  });

  it('asks when no choice is stored, or the stored value is not a choice', () => {
    for (const stored of [null, '', '{"version":1}', 'tag', '=tag'])
      expect(getConsentState(purposesKey, stored, false)).toEqual({agreed: [], isOpen: true});
  });

  it('applies a stored choice, whatever the order of the purposes', () => {
    const stored = serializeChoice(purposesKey, ['tag']);
    const sameKey = toPurposesKey(['analytics', 'tag', 'tag']);
    expect(getConsentState(sameKey, stored, false)).toEqual({agreed: ['tag'], isOpen: false});
  });

  it('asks again when the purposes change, and agrees to nothing until then', () => {
    const stored = serializeChoice(purposesKey, ['tag']);
    expect(getConsentState(toPurposesKey(['tag']), stored, false)).toEqual({
      agreed: [],
      isOpen: true,
    });
  });

  it('treats a signal of the browser as a refusal until the reader chooses', () => {
    expect(getConsentState(purposesKey, null, true)).toEqual({agreed: [], isOpen: false});
    const stored = serializeChoice(purposesKey, ['tag']);
    expect(getConsentState(purposesKey, stored, true).agreed).toEqual(['tag']);
  });
});
