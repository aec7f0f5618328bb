/** Runs `docusaurus start` and restarts it after changes that it cannot reload. */
import {spawn, type ChildProcess} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import path from 'node:path';
import {apis} from '../../src/config/apis';
import {restartFolders} from '../../src/lib/restart';
import {watchPages} from './pageWarnings';
import {watchFolders} from './watch';

const DOCUSAURUS = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/** The events that the loop below waits for: the end of the process, a changed file, or Ctrl-C. */
type DevServerEvent =
  | {readonly type: 'exit'; readonly code: number}
  | {readonly type: 'change'}
  | {readonly type: 'stop'};

function startDocusaurus(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [DOCUSAURUS, 'start', ...args], {stdio: 'inherit', env});
}

async function waitForExit(child: ChildProcess): Promise<DevServerEvent> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return {type: 'exit', code: child.exitCode ?? 0};
}

async function waitForChange(changes: EventEmitter): Promise<DevServerEvent> {
  await once(changes, 'change');
  return {type: 'change'};
}

async function waitForStop(): Promise<DevServerEvent> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  return {type: 'stop'};
}

/** Reports changes of the specifications, because one of them may be what stopped the dev server. */
function watchSpecifications(changes: EventEmitter): () => void {
  const files = apis.map(({specPath}) => path.normalize(specPath));
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  return watchFolders(
    folders,
    () => changes.emit('change'),
    (file) => files.includes(file),
  );
}

/**
 * Runs the dev server until it ends or this process gets SIGINT or SIGTERM. Returns
 * the exit code. If a restarted dev server fails, this function waits for the next change, which may correct the
 * mistake.
 *
 * @param args  options of `docusaurus start`
 * @param env  environment of the dev server
 */
export async function runDevServer(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const changes = new EventEmitter();
  watchFolders(restartFolders, (files) => {
    console.log(`${files.join(', ')} changed: restarting the dev server`);
    changes.emit('change');
  });
  watchPages();
  const stopped = waitForStop();
  let isRestarted = false;
  while (true) {
    // A restart must not open another browser window.
    const child = startDocusaurus(isRestarted ? [...args, '--no-open'] : args, env);
    const changed = waitForChange(changes);
    let event = await Promise.race([waitForExit(child), changed, stopped]);
    if (event.type === 'exit' && event.code !== 0 && isRestarted) {
      console.log('The dev server stopped. It starts again after the next change.');
      const stopWatching = watchSpecifications(changes);
      event = await Promise.race([changed, stopped]);
      stopWatching();
    }
    child.kill();
    await waitForExit(child);
    if (event.type === 'exit') return event.code;
    if (event.type === 'stop') return 0;
    isRestarted = true;
  }
}
