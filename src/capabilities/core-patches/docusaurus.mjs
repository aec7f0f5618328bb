// Docusaurus, quick to read our TypeScript: `typescript` in manifest.yaml. What does not start here works too, a second later.
import '../../lib/typescript.cjs';

process.env.JITI_EXPERIMENTAL_BUN = '1';
await import('@docusaurus/core/bin/docusaurus.mjs');
