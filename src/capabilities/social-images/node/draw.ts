/** Draws pictures of pages. Imported when one is missing only: it takes half a second. */
import {readFileSync} from 'node:fs';
import {crc32, deflateSync} from 'node:zlib';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori, {type SatoriOptions} from 'satori';
import {cardElement, HEIGHT, WIDTH, type Card} from './card';

const FONTS = [
  require.resolve('@fontsource/geist/files/geist-latin-600-normal.woff'),
  require.resolve('@fontsource/geist/files/geist-latin-ext-600-normal.woff'),
  require.resolve('@fontsource/geist/files/geist-cyrillic-600-normal.woff'),
];

export const layout: SatoriOptions = {
  width: WIDTH,
  height: HEIGHT,
  // What the first has no letter for is looked up in the others.
  fonts: FONTS.map((file, index) => ({
    name: `Geist ${index}`,
    data: readFileSync(file),
    weight: 600,
  })),
};

/** Each locale loads this file anew, but the library once, which refuses to begin a second time. */
const ready = initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
  (error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  },
);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * The lines of a PNG with a palette, and the palette: one entry for all colours whose channels begin with the same
 * `bits`, of which there may be more than the 256 that a PNG can have.
 */
function indexed(pixels: Uint8Array, bits: number): {lines: Buffer; colors: readonly number[]} {
  const entries = new Int16Array(1 << (3 * bits)).fill(-1);
  const colors: number[] = [];
  const lines = Buffer.alloc((WIDTH + 1) * HEIGHT);
  const top = (channel = 0) => channel >> (8 - bits);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    // Each line begins with the number of its filter: none.
    for (let x = 1; x <= WIDTH; x += 1, at += 4) {
      const [red, green, blue] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      const key = (((top(red) << bits) | top(green)) << bits) | top(blue);
      if (entries[key] === -1) entries[key] = colors.push(red ?? 0, green ?? 0, blue ?? 0) / 3 - 1;
      lines[y * (WIDTH + 1) + x] = entries[key] ?? 0;
    }
  }
  return {lines, colors};
}

/** A PNG with a palette: a quarter of what resvg's own takes. */
function toPng(pixels: Uint8Array): Buffer {
  const fine = indexed(pixels, 5);
  const {lines, colors} = fine.colors.length > 3 * 256 ? indexed(pixels, 2) : fine;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors)),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function drawCard(card: Card): Promise<Buffer> {
  await ready;
  const svg = await satori(cardElement(card), layout);
  const picture = new Resvg(svg).render();
  const png = toPng(picture.pixels);
  picture.free();
  return png;
}
