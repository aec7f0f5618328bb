/** Lists of ascending numbers as printable text that compresses well: differences, in digits of base 45. */

const BASE = 45;
const END = ' ';
/** 90 signs that JSON does not escape; the second half says that another digit follows. */
const SIGNS = Array.from({length: 93}, (_, index) => String.fromCharCode(33 + index))
  .filter((sign) => sign !== '"' && sign !== '\\' && sign !== '~')
  .join('');

function encodeNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= BASE) {
    text += SIGNS[BASE + (rest % BASE)] ?? '';
    rest = Math.floor(rest / BASE);
  }
  return text + (SIGNS[rest] ?? '');
}

/** One text for many lists; each list must ascend. */
export function encodePostings(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) => {
      let previous = -1;
      return list
        .map((value) => {
          const difference = value - previous - 1;
          previous = value;
          return encodeNumber(difference);
        })
        .join('');
    })
    .join(END);
}

/** Calls back for each number of each list of a text from `encodePostings`. */
export function decodePostings(
  text: string,
  onNumber: (list: number, value: number) => void,
): void {
  const values = new Map([...SIGNS].map((sign, index) => [sign, index]));
  let list = 0;
  let previous = -1;
  let value = 0;
  let unit = 1;
  for (const sign of text) {
    if (sign === END) {
      list += 1;
      previous = -1;
      continue;
    }
    const digit = values.get(sign) ?? 0;
    value += (digit % BASE) * unit;
    unit *= BASE;
    if (digit >= BASE) continue;
    previous += value + 1;
    onNumber(list, previous);
    value = 0;
    unit = 1;
  }
}
