/** Seconds and peak memory of a command with all its children. */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

export interface Measured {
  readonly seconds: number;
  /** Highest sum of resident memory over the process tree, in MB; 0 where /proc does not exist. */
  readonly peakMB: number;
  readonly code: number;
  readonly output: string;
}

const POLL_MS = 250;

/** Parent and resident pages of each process. */
function processes(): Map<number, {parent: number; rssMB: number}> {
  const found = new Map<number, {parent: number; rssMB: number}>();
  let entries: string[];
  try {
    entries = readdirSync('/proc');
  } catch {
    return found;
  }
  for (const entry of entries.filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      const rssMB = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
      found.set(Number(entry), {parent, rssMB});
    } catch {
      // The process ended between the two reads.
    }
  }
  return found;
}

function treeMB(root: number): number {
  const all = processes();
  const inTree = new Set([root]);
  let sum = all.get(root)?.rssMB ?? 0;
  for (let grown = true; grown;) {
    grown = false;
    for (const [pid, {parent, rssMB}] of all) {
      if (inTree.has(parent) && !inTree.has(pid)) {
        inTree.add(pid);
        sum += rssMB;
        grown = true;
      }
    }
  }
  return sum;
}

/** Runs a command and measures it; its output is kept, not shown. */
export async function measure(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {cwd, env: {...process.env, FORCE_COLOR: '0', ...env}});
    let output = '';
    let peakMB = 0;
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const poll = setInterval(() => {
      if (child.pid !== undefined) peakMB = Math.max(peakMB, treeMB(child.pid));
    }, POLL_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(poll);
      resolve({seconds: (performance.now() - started) / 1000, peakMB, code: code ?? 1, output});
    });
  });
}
