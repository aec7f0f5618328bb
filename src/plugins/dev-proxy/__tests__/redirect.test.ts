import {describe, expect, it} from 'vitest';
import {devProxy} from '..';
import {redirectInside} from '../node/redirect';

describe('redirects of the service', () => {
  it.each([
    ['/login', '/x', 'http://db:1', '/api/login'],
    ['next?a=1#b', '/v1/x', 'http://db:1', '/api/v1/next?a=1#b'],
    ['http://db:1/v1/y', '/x', 'http://db:1', '/api/v1/y'],
    ['/base/v1/y', '/base/x', 'http://db:1/base', '/api/v1/y'],
    ['/base', '/base/x', 'http://db:1/base', '/api'],
  ])('to %s is inside', (location, asked, target, expected) => {
    expect(redirectInside(location, asked, target)).toBe(expected);
  });

  it.each(['https://db:1/x', 'http://db:2/x', '//elsewhere/x', 'http://db:1@elsewhere/x'])(
    'to %s is outside',
    (location) =>
      expect(() => redirectInside(location, '/x', 'http://db:1')).toThrow('to another origin'),
  );

  it.each(['/v10/x', '/login'])('to %s is outside the path of the service', (location) =>
    expect(() => redirectInside(location, '/v1/x', 'http://db:1/v1')).toThrow(
      `to ${location}, which is outside http://db:1/v1`,
    ),
  );
});

it.each(['http://[db', 'http://db:port/', '//'])('a Location %s is not a valid URL', (location) => {
  expect(() => redirectInside(location, '/x', 'http://db:1')).toThrow('which is not a valid URL');
});

describe('the plugin', () => {
  const configure = (mode: 'development' | 'production', isServer: boolean) => {
    const plugin = devProxy(() => 'http://db:1')({} as never, {});
    if (plugin === null || plugin instanceof Promise) throw new Error('expected a plugin');
    return plugin.configureWebpack?.({mode}, isServer, {} as never, undefined);
  };

  it('adds the proxy to the development server, and to nothing else', () => {
    expect(configure('development', false)).toHaveProperty('devServer.proxy');
    expect(configure('production', false)).toEqual({});
    expect(configure('development', true)).toEqual({});
  });

  it('does not read the variable for a build', () => {
    const plugin = devProxy(() => {
      throw new Error('read');
    })({} as never, {});
    if (plugin === null || plugin instanceof Promise) throw new Error('expected a plugin');
    expect(plugin.configureWebpack?.({mode: 'production'}, false, {} as never, undefined)).toEqual(
      {},
    );
  });
});
