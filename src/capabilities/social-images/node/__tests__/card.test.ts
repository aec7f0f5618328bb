import type {Renderer} from '@takumi-rs/core';
import {describe, expect, it} from 'vitest';
import {cardNode, HEIGHT, WIDTH, type Card} from '../card';
import drawCards, {drawCard, loadRenderer} from '../draw';

const card: Card = {
  site: 'Docs',
  section: 'Build',
  title: 'Upload data',
  address: 'docs.example.org/upload-data',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
};

type Place = Awaited<ReturnType<Renderer['measure']>>;

/** Right and lower edge of all that is laid out below a place: its boxes, and the letters in them. */
const edgesOf = ({transform: [, , , , x, y], width, height, runs, children}: Place): number[][] => [
  [x + width, y + height],
  ...runs.map((run) => [x + run.x + run.width, y + run.y + run.height]),
  ...children.flatMap(edgesOf),
];

async function edges(changed: Partial<Card>): Promise<{right: number; bottom: number}> {
  const renderer = await loadRenderer();
  const place = await renderer.measure(cardNode({...card, ...changed}), {
    width: WIDTH,
    height: HEIGHT,
  });
  const all = edgesOf(place);
  return {
    right: Math.max(...all.map(([right = 0]) => right)),
    bottom: Math.max(...all.map(([, bottom = 0]) => bottom)),
  };
}

describe('the picture of a page', () => {
  it.each([
    ['of many words', {title: 'a page that has much to tell '.repeat(20)}],
    ['of one word', {title: 'Encryption'.repeat(30)}],
    [
      'in Cyrillic, far down',
      {title: 'Зашифровать данные', address: 'docs.example.org/'.repeat(30)},
    ],
  ])('keeps a title %s inside', async (_name, changed) => {
    expect(await edges(changed)).toEqual({right: WIDTH, bottom: HEIGHT});
  });

  it('is the same PNG each time, small enough for a preview', async () => {
    const png = await drawCard(card);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect(png.length).toBeLessThan(25 * 1024);
    expect(await drawCard(card)).toEqual(png);
  });
});

it('each card has its picture, and no card none', async () => {
  const pictures = await drawCards(
    new Map([
      ['a.png', card],
      ['b.png', undefined],
    ]),
  );
  expect([...pictures]).toEqual([
    ['a.png', await drawCard(card)],
    ['b.png', undefined],
  ]);
});
