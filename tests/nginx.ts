/** Runs Debian's nginx on loopback with the files in deploy/. Only paths and the port are changed. */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './httpServer';

const MIME_TYPES = '/etc/nginx/mime.types';

/** Returns why nginx cannot run here; undefined if it can. */
export function nginxMissing(): string | undefined {
  if (spawnSync('nginx', ['-v']).error !== undefined) return 'nginx is not installed';
  return existsSync(MIME_TYPES) ? undefined : `${MIME_TYPES} is missing`;
}

/** Copies a file with some texts replaced. @throws Error when the file does not contain one of them */
function copyWithReplacements(
  from: string,
  to: string,
  replaced: Readonly<Record<string, string>>,
) {
  let text = readFileSync(from, 'utf8');
  for (const [original, replacement] of Object.entries(replaced)) {
    if (!text.includes(original)) throw new Error(`${from} does not contain "${original}"`);
    text = text.replaceAll(original, replacement);
  }
  writeFileSync(to, text);
}

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Returns the replacements that use the lines for TLS and HTTP/2 in deploy/nginx.conf, with a certificate for localhost. */
function tlsLines(dir: string, port: number): Record<string, string> {
  const [certificate, key] = [path.join(dir, 'fullchain.pem'), path.join(dir, 'privkey.pem')];
  const request = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', ...request, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return {
    '    listen 80;\n': '',
    '#listen 443 ': `listen 127.0.0.1:${port} `,
    '#ssl_': 'ssl_',
    '/etc/ssl/site/fullchain.pem': certificate,
    '/etc/ssl/site/privkey.pem': key,
  };
}

/**
 * Starts nginx for a build folder. `change` contains further replacements in deploy/nginx.conf. With `tls`, nginx speaks
 * HTTP/2 with a certificate that no browser trusts. With `brotli`, it sends the `.br` files, as the container does.
 */
export async function startNginx(
  buildDir: string,
  change: Readonly<Record<string, string>> = {},
  {tls = false, brotli = false} = {},
): Promise<Nginx> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = path.join(dir, 'site.conf');
  copyFileSync(MIME_TYPES, path.join(dir, 'mime.types'));
  copyWithReplacements('deploy/nginx.conf', site, {
    ...change,
    ...(tls ? tlsLines(dir, port) : {'    listen 80;': `    listen 127.0.0.1:${port};`}),
    '/srv/site': buildDir,
    '/etc/nginx/site.d': path.join(dir, 'site.d'),
  });
  if (brotli) cpSync('deploy/brotli.conf', path.join(dir, 'site.d/brotli.conf'));
  const main = path.join(dir, 'nginx.conf');
  copyWithReplacements('deploy/container.conf', main, {
    ' /tmp/': ` ${dir}/`,
    '/dev/stdout': path.join(dir, 'access.log'),
    '/etc/nginx/site.conf': site,
  });
  // As root, nginx would run its workers as the user nobody, who may not read a checkout.
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn('nginx', ['-c', main, '-g', `daemon off;${asRoot}`]);
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const isReady = async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dir, {recursive: true});
    },
  };
}
