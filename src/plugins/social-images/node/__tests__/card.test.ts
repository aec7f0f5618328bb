import type {Renderer} from '@takumi-rs/core';
import {describe, expect, it} from 'vitest';
import {cardNode, HEIGHT, WIDTH, type Card} from '../card';
import {drawCard, loadRenderer} from '../draw';

const card: Card = {
  site: 'Docs',
  section: 'Build',
  title: 'Upload data',
  address: 'docs.example.org/upload-data',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
};

type Layout = Awaited<ReturnType<Renderer['measure']>>;

interface Edge {
  readonly right: number;
  readonly bottom: number;
}

/** Returns the right and bottom edge of every box and every run of letters in a layout. */
function collectEdges({transform, width, height, runs, children}: Layout): Edge[] {
  // A CSS matrix: its last two values are the offset from the picture's corner.
  const [x, y] = transform.slice(4) as [number, number];
  const box = {right: x + width, bottom: y + height};
  const letters = runs.map((run) => ({
    right: x + run.x + run.width,
    bottom: y + run.y + run.height,
  }));
  return [box, ...letters, ...children.flatMap(collectEdges)];
}

/** Lays out a card and returns the outermost edges of its content. */
async function measureEdges(changes: Partial<Card>): Promise<Edge> {
  const renderer = await loadRenderer();
  const layout = await renderer.measure(cardNode({...card, ...changes}), {
    width: WIDTH,
    height: HEIGHT,
  });
  const edges = collectEdges(layout);
  return {
    right: Math.max(...edges.map(({right}) => right)),
    bottom: Math.max(...edges.map(({bottom}) => bottom)),
  };
}

describe('drawCard', () => {
  it.each([
    ['with many words', {title: 'a page with a very long title '.repeat(20)}],
    ['of one long word', {title: 'Encryption'.repeat(30)}],
    [
      'in Cyrillic with a long address',
      {title: 'Зашифровать данные', address: 'docs.example.org/'.repeat(30)},
    ],
  ])('keeps a title %s inside the picture', async (_name, changes) => {
    expect(await measureEdges(changes)).toEqual({right: WIDTH, bottom: HEIGHT});
  });

  it('returns the same small PNG each time', async () => {
    const png = await drawCard(card);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect(png.length).toBeLessThan(25 * 1024);
    expect(await drawCard(card)).toEqual(png);
  });
});
