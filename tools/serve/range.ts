/** One range of bytes; several at once are answered with the whole, as RFC 9110 allows. */
export type ByteRange =
  {readonly start: number; readonly end: number} | 'unsatisfiable' | undefined;

/** Reads a Range header for a file of `size` bytes; `end` is the last byte. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start <= end ? {start, end} : 'unsatisfiable';
}
