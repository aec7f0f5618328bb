/** Keeps the pages of the API reference up to date while the dev server runs. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {apis} from '../../src/config/apis';
import {watchFolders} from './watch';

/** The last run. Runs must not overlap, because all of them write the same files. */
let lastRun = Promise.resolve();

/** Starts the command in a new process, which reads the current configuration and prints its own errors. */
async function spawnCommand(env: NodeJS.ProcessEnv): Promise<void> {
  const command = 'npm run --silent api-pages -- --dev';
  await once(spawn(command, {shell: true, stdio: 'inherit', env}), 'exit');
}

/**
 * Runs `npm run api-pages -- --dev` after earlier runs have ended, and waits for the end. If a specification is wrong,
 * the command prints the error, and the existing pages stay: the promise isn't rejected.
 *
 * @param env  environment of the dev server: `AI_URL` is a server that the console offers
 */
export async function runApiPagesCommand(env: NodeJS.ProcessEnv): Promise<void> {
  lastRun = lastRun.then(() => spawnCommand(env));
  await lastRun;
}

/**
 * Generates the pages again each time a specification is saved, until the process ends. The dev server then reloads the
 * pages that changed.
 */
export function watchSpecifications(env: NodeJS.ProcessEnv): void {
  const files = apis.map(({specPath}) => path.normalize(specPath));
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  watchFolders(
    folders,
    () => void runApiPagesCommand(env),
    (file) => files.includes(file),
  );
}
