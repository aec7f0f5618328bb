/** After `npm run build`: the texts of build/, compressed beforehand. Not a plugin, which would read while others write. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {precompress} from './precompress';

async function main() {
  const dir = path.resolve('build');
  // A build into another folder (--out-dir) leaves none here.
  if (!existsSync(dir)) return;
  const begun = performance.now();
  const count = await precompress(dir);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`[precompress] wrote .br and .gz of ${count} texts in ${seconds} s`);
}

void main();
