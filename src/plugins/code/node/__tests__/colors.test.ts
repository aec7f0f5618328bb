import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const css = readFileSync(path.resolve(__dirname, '../../../../css/codeColors.css'), 'utf8');
const MINIMUM = 4.5;

/** Returns the colors in a CSS rule, by name. */
function colors(selector: string): Map<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/--code-([a-z]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

/** Returns the relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([':root', "[data-theme='dark']"])('the colors of code in %s', (selector) => {
  const all = colors(selector);
  const backgrounds = ['background', 'highlight', 'added', 'removed'];
  const texts = [...all.keys()].filter((name) => ![...backgrounds, 'border'].includes(name));

  it('exist for every role', () => {
    expect(texts.sort()).toEqual([
      'comment',
      'error',
      'function',
      'keyword',
      'number',
      'property',
      'string',
      'text',
      'type',
    ]);
  });

  it.each(backgrounds)('have enough contrast on %s', (background) => {
    for (const text of texts) {
      const ratio = contrast(all.get(text) ?? '', all.get(background) ?? '');
      expect(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(MINIMUM);
    }
  });
});
