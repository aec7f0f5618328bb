import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';

// The build ignores anchors: its own check only knows headings that it made itself. This one reads the pages.
const buildDir = path.resolve('build');

/** Ids of each page, by route. */
const ids = new Map(
  expectedRoutes().map((route) => {
    const {$} = readPage(buildDir, route);
    return [route, new Set($('[id]').toArray().map((element) => $(element).attr('id') ?? ''))];
  }),
);

describe('links with an anchor lead to an element of that id', () => {
  it.each(expectedRoutes())('%s', (route) => {
    const {$} = readPage(buildDir, route);
    const broken = $('a[href*="#"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => href.startsWith('#') || href.startsWith('/'))
      .filter((href) => {
        const [target = '', anchor = ''] = href.split('#');
        const page = ids.get(target === '' ? route : target.replace(/\?.*/, ''));
        return anchor !== '' && !(page?.has(decodeURIComponent(anchor)) ?? false);
      });
    expect([...new Set(broken)]).toEqual([]);
  });
});
