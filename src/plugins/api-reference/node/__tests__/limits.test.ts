import {describe, expect, it} from 'vitest';
import {printForReaders} from '../limits';

describe('printForReaders', () => {
  it.each(['2026-11-24', '2026-11-24T12:00:00Z', '1.2.3', '+1', '1e', 'nullable', 'text'])(
    'prints the text %j without quotes',
    (text) => expect(printForReaders(text)).toBe(text),
  );

  it.each(['', ' a', 'a ', 'null', 'True', '5', '-1.5', '1.5e3', '2E-7'])(
    'prints the text %j in quotes, because without them it would be another value',
    (text) => expect(printForReaders(text)).toBe(JSON.stringify(text)),
  );

  it('prints other values as JSON', () => {
    expect([null, true, 1.5, ['a'], {a: 'b'}].map(printForReaders)).toEqual([
      'null',
      'true',
      '1.5',
      '["a"]',
      '{"a":"b"}',
    ]);
  });
});
