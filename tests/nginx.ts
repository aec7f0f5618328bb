/** Debian's nginx on loopback, with the files that deploy/ ships: only paths and the port differ. */
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './httpServer';

const MIME_TYPES = '/etc/nginx/mime.types';

/** Why nginx cannot be started here; undefined when it can. */
export function nginxMissing(): string | undefined {
  if (spawnSync('nginx', ['-v']).error !== undefined) return 'nginx is not installed';
  return existsSync(MIME_TYPES) ? undefined : `${MIME_TYPES} is missing`;
}

/** Writes a shipped file with other paths; each must be there to be replaced. */
function adapt(from: string, to: string, replaced: Readonly<Record<string, string>>) {
  let text = readFileSync(from, 'utf8');
  for (const [shipped, here] of Object.entries(replaced)) {
    if (!text.includes(shipped)) throw new Error(`${from} does not hold ${shipped} any more`);
    text = text.replaceAll(shipped, here);
  }
  writeFileSync(to, text);
}

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts nginx on a build folder; `change` is applied to deploy/nginx.conf as well. */
export async function startNginx(
  buildDir: string,
  change: Readonly<Record<string, string>> = {},
): Promise<Nginx> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = path.join(dir, 'site.conf');
  copyFileSync(MIME_TYPES, path.join(dir, 'mime.types'));
  adapt('deploy/nginx.conf', site, {
    ...change,
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/srv/site': buildDir,
    '/etc/nginx/site.d': path.join(dir, 'site.d'),
  });
  const main = path.join(dir, 'nginx.conf');
  adapt('deploy/container.conf', main, {
    ' /tmp/': ` ${dir}/`,
    '/dev/stdout': path.join(dir, 'access.log'),
    '/etc/nginx/site.conf': site,
  });
  // As root its workers would be nobody, who may not read a checkout.
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn('nginx', ['-c', main, '-g', `daemon off;${asRoot}`]);
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
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
