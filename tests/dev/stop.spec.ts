/** Tests the end of a dev server. It is the last file of the project, because the tests share one server. */
import {expect, test} from './devServer';

test('Ctrl-C stops the dev server', async ({dev}) => {
  dev.started.child.kill('SIGINT');
  expect(await dev.started.exited).toBe(0);
  await expect(fetch(dev.url)).rejects.toThrow('fetch failed');
});
