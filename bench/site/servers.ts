/** Serves build folders with nginx and the settings in deploy/, as a host does. */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../../src/config/product';
import {nginxMissing, startNginx, type Nginx} from '../../tests/nginx';
import {root} from '../lib/writeSite';
import {clearCaches, makeStockSite} from './sites';

const {slug, prefix} = product;

/** The pages that are measured. */
export const ROUTES = [
  '/',
  `/what-is-${slug}`,
  '/quickstart',
  '/learn/architecture',
  '/build/secret-vault-quickstart',
  '/build/secretLLM/usage',
  '/network',
  '/api/overview',
  `/api/${prefix}db/upload-data`,
  `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`,
];

/** nginx includes these files. A stock build has none. */
const INCLUDED = ['nginx-headers.conf', 'nginx-redirects.conf'];

/** Debian's package libnginx-mod-http-brotli-static adds this file. */
const BROTLI_MODULE = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

/**
 * Serves a build folder over HTTP/2, or over HTTP/1.1, compressed with Brotli as in the container.
 *
 * @throws if nginx, its module for Brotli, or the build is missing
 */
export async function serve(buildDir: string, protocol: 'HTTP/2' | 'HTTP/1.1'): Promise<Nginx> {
  const missing = nginxMissing();
  if (missing !== undefined) throw new Error(`${missing}. Install Debian's package nginx-light.`);
  if (!existsSync(BROTLI_MODULE))
    throw new Error(`${BROTLI_MODULE} is missing. Install libnginx-mod-http-brotli-static.`);
  if (!existsSync(path.join(buildDir, '404.html')))
    throw new Error(`${buildDir} contains no built site. Run: npm run build`);
  return startNginx(buildDir, {}, {tls: protocol === 'HTTP/2', brotli: true});
}

/** Builds a stock Docusaurus with the pages of this site, compresses it as this site, and returns its build folder. */
export function buildStock(): string {
  const site = makeStockSite(root);
  clearCaches(site);
  execFileSync('npx', ['docusaurus', 'build'], {cwd: site, stdio: 'ignore'});
  const precompress = path.join(root, 'tools/precompress/index.ts');
  execFileSync('npx', ['tsx', precompress], {cwd: site, stdio: 'ignore'});
  const buildDir = path.join(site, 'build');
  for (const name of INCLUDED) writeFileSync(path.join(buildDir, name), '');
  return buildDir;
}
