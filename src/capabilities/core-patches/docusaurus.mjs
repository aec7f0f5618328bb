// Docusaurus, quick to read our TypeScript: `typescript` in manifest.yaml. What does not start here works too, a second later.
import {createRequire} from 'node:module';
import '../../lib/typescript.cjs';

process.env.JITI_EXPERIMENTAL_BUN = '1';

// Node keeps what it read, and for another language the configuration has other values.
const {extensions, cache} = createRequire(import.meta.url);
const read = extensions['.ts'];
let language;
extensions['.ts'] = (module, file) => {
  const {DOCUSAURUS_CURRENT_LOCALE: current} = process.env;
  const old = language === current ? [] : Object.keys(cache).filter((key) => key.endsWith('.ts'));
  for (const key of old) delete cache[key];
  language = current;
  read(module, file);
};

await import('@docusaurus/core/bin/docusaurus.mjs');
