import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {bundleFrame} from '../bundleFrame';

const folder = mkdtempSync(path.join(tmpdir(), 'frame-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('bundles the script of the frames into one small file without imports', async () => {
  const file = path.join(folder, 'js/third-party-frame.js');
  await bundleFrame(file);
  const script = readFileSync(file, 'utf8');
  expect(script).toContain('postMessage');
  expect(script).not.toMatch(/\b(?:import|require)\b/);
  expect(script.length).toBeLessThan(6000);
});
