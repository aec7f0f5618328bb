/** Python samples: compiled always; one that lacks a module on this machine counts as not run. */
import {execFile} from 'node:child_process';
import path from 'node:path';

function python(root: string, args: readonly string[]): Promise<string> {
  const env = {...process.env, PYTHONPYCACHEPREFIX: path.join(root, '.cache/python')};
  return new Promise((resolve, reject) => {
    execFile('python3', args, {cwd: root, env}, (error, _stdout, stderr) => {
      if (error !== null && (error as NodeJS.ErrnoException).code === 'ENOENT') {
        reject(
          new Error(
            'python3 was not found: it is needed to compile the samples in examples/**/*.py',
          ),
        );
      } else {
        resolve(stderr);
      }
    });
  });
}

/** `file:line: message` when the file does not compile. */
export async function syntaxProblem(root: string, file: string): Promise<string | undefined> {
  const stderr = await python(root, ['-m', 'py_compile', file]);
  if (stderr === '') return undefined;
  const line = /line (\d+)/.exec(stderr)?.[1] ?? '1';
  return `${file}:${line}: does not compile\n${stderr.trim()}`;
}

/** The top-level module that a run lacked on this machine. */
export const missingModule = (stderr: string): string | undefined =>
  /^ModuleNotFoundError: No module named '(\w+)'$/m.exec(stderr)?.[1];
