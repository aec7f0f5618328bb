import {expect, it} from 'vitest';
import {bundleFrame} from '../bundleFrame';

it('bundles the script of the frames into one small file without imports', async () => {
  const script = await bundleFrame();
  expect(script).toContain('postMessage');
  expect(script).not.toMatch(/\b(?:import|require)\b/);
  expect(script.length).toBeLessThan(6000);
});
