import {describe, expect, it, vi} from 'vitest';
import {loadPageRoutes, pageRoutes, routeKey} from '../pageRoutes';

const table = (first: string, ...paths: string[]) => ({
  first,
  load: vi.fn(async () => ({default: paths.map((path) => ({path, exact: true}))})),
});
const paths = (routes: readonly {readonly path?: string | string[] | undefined}[]) =>
  routes.map((route) => route.path);

describe('a list of routes in tables', () => {
  it('loads the table that a page is in, once, and puts its pages before other routes', async () => {
    const low = table('/a', '/a', '/b');
    const high = table('/m', '/m', '/n');
    const routes = pageRoutes([{path: '/a-to-z'}], [low, high]);
    await Promise.all([loadPageRoutes('/n'), loadPageRoutes('/N/')]);
    expect(paths(routes)).toEqual(['/m', '/n', '/a-to-z']);
    expect(high.load).toHaveBeenCalledTimes(1);
    expect(low.load).not.toHaveBeenCalled();
    await loadPageRoutes('/b/index.html');
    expect(paths(routes)).toEqual(['/a', '/b', '/m', '/n', '/a-to-z']);
  });

  it('asks again for a table that did not come', async () => {
    const broken = table('/lost', '/lost');
    broken.load.mockRejectedValueOnce(new Error('offline'));
    const routes = pageRoutes([], [broken]);
    await expect(loadPageRoutes('/lost')).rejects.toThrow('offline');
    await loadPageRoutes('/lost');
    expect(paths(routes)).toEqual(['/lost']);
  });

  it('has nothing to load for a path before its first page, and takes malformed paths', async () => {
    const only = table('/zz', '/zz');
    pageRoutes([], [only]);
    await loadPageRoutes('/');
    await loadPageRoutes('/%E0%A4%A');
    expect(only.load).not.toHaveBeenCalled();
  });
});

it.each([
  ['/', ''],
  ['/Guide/', '/guide'],
  ['/guide.html', '/guide'],
  ['/guide/index.html', '/guide'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
])('key of %s: %s', (path, key) => {
  expect(routeKey(path)).toBe(key);
});
