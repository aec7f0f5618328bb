import {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {expect, it, vi} from 'vitest';
import {LineLimit} from '../lineLimit';

it.each([
  ['in one piece', ['one\ntwo\n'], 'one\ntwo\n', 0],
  ['in several pieces', ['on', 'e\nt', 'wo', '\n'], 'one\ntwo\n', 0],
  ['a long line', ['one\n123456789\ntwo\n'], 'one\ntwo\n', 1],
  ['a long line in pieces', ['one\n1234', '5678', '9', '\ntwo\n'], 'one\ntwo\n', 1],
  ['a long line at the end', ['one\n', '123456789'], 'one\n', 1],
  ['a line without an end', ['one\ntwo'], 'one\ntwo', 0],
])('passes on short lines: %s', async (_name, chunks, passed, longLines) => {
  const onLongLine = vi.fn();
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  expect(await text(input.pipe(new LineLimit(8, onLongLine)))).toBe(passed);
  expect(onLongLine).toHaveBeenCalledTimes(longLines);
});
