import {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {expect, it, vi} from 'vitest';
import {LineLimit} from '../lineLimit';

it.each([
  ['in one piece', ['111\n222\n'], '111\n222\n', []],
  ['in several pieces', ['11', '1\n2', '22', '\n'], '111\n222\n', []],
  ['a long line', ['111\n123456789\n222\n'], '111\n222\n', ['too long']],
  ['a long line in pieces', ['111\n1234', '5678', '9', '\n222\n'], '111\n222\n', ['too long']],
  ['a long line at the end', ['111\n', '123456789'], '111\n', ['too long']],
  ['a line without an end', ['111\n222'], '111\n222', []],
  ['a line that is not JSON', ['111\none\n222\n'], '111\n222\n', ['not JSON']],
  ['an empty line', ['\n222\n'], '222\n', ['not JSON']],
])('passes on short lines of JSON: %s', async (_name, chunks, passed, problems) => {
  const onProblem = vi.fn();
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  expect(await text(input.pipe(new LineLimit(8, onProblem)))).toBe(passed);
  expect(onProblem.mock.calls.flat()).toEqual(problems);
});
