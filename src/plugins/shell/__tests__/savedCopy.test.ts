import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const start = (protocol: string) => {
  vi.stubGlobal('window', {location: {protocol}});
  return import('../client/savedCopy/clientModule');
};

it('ends the app in a copy that was opened from a file', async () => {
  await expect(start('file:')).rejects.toThrow('opened from a file');
});

it.each(['https:', 'http:'])('lets the app start on %s', async (protocol) => {
  await expect(start(protocol)).resolves.toBeDefined();
});
