import {describe, expect, it} from 'vitest';
import {answerTo, consentState, questionOf} from '../consent';

const question = questionOf(['tag', 'analytics']);

describe('consentState', () => {
  it('asks nobody when nothing needs consent', () => {
    expect(consentState(questionOf([]), null, false).ask).toBe(false);
  });

  it('asks when there is no answer, or none that can be read', () => {
    for (const stored of [null, '', '{"version":1}', 'tag', '=tag'])
      expect(consentState(question, stored, false)).toEqual({agreed: [], ask: true});
  });

  it('keeps an answer, whatever the order of the purposes', () => {
    const stored = answerTo(question, ['tag']);
    expect(consentState(questionOf(['analytics', 'tag', 'tag']), stored, false)).toEqual({
      agreed: ['tag'],
      ask: false,
    });
  });

  it('asks again when the purposes change, and agrees to nothing meanwhile', () => {
    const stored = answerTo(question, ['tag']);
    expect(consentState(questionOf(['tag']), stored, false)).toEqual({agreed: [], ask: true});
  });

  it('takes a signal of the browser for a refusal, until the reader says otherwise', () => {
    expect(consentState(question, null, true)).toEqual({agreed: [], ask: false});
    expect(consentState(question, answerTo(question, ['tag']), true).agreed).toEqual(['tag']);
  });
});
