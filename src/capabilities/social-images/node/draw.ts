/** Draws pictures of pages, in a thread of its own (worker.cjs). */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {constants, crc32, deflateSync} from 'node:zlib';
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

const ready = initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * The lines of a PNG with a palette, and the palette: one entry for all colours that are the same under `mask`, of
 * which there may be more than the 256 that a PNG can have.
 */
function indexed(pixels: Uint8Array, mask: number): {lines: Buffer; colors: readonly number[]} {
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, WIDTH * HEIGHT);
  const entries = new Map<number, number>();
  const colors: number[] = [];
  const lines = Buffer.alloc((WIDTH + 1) * HEIGHT);
  let last = 0;
  let entry = 0;
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    // Each line begins with the number of its filter: none.
    for (let to = y * (WIDTH + 1) + 1; at < (y + 1) * WIDTH; to += 1, at += 1) {
      const word = words[at] ?? 0;
      if (word !== last) {
        last = word;
        entry = entries.get(word & mask) ?? entries.size;
        if (entry === entries.size) {
          entries.set(word & mask, entry);
          colors.push(...pixels.subarray(4 * at, 4 * at + 3));
        }
      }
      lines[to] = entry;
    }
  }
  return {lines, colors};
}

/** A PNG with a palette: a quarter of what resvg's own takes. Most of it are runs of one colour; to look for more takes four times as long. */
function toPng(pixels: Uint8Array): Buffer {
  const fine = indexed(pixels, 0xf8f8f8);
  const {lines, colors} = fine.colors.length > 3 * 256 ? indexed(pixels, 0xc0c0c0) : fine;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors)),
    chunk('IDAT', deflateSync(lines, {strategy: constants.Z_RLE})),
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

/** Draws cards into files, by their paths. */
export async function drawCards(cards: ReadonlyMap<string, Card>): Promise<void> {
  for (const [file, card] of cards) await writeFile(file, await drawCard(card));
}
