/** Python samples: compiled always, and run where what they import is installed. */
import {execFile} from 'node:child_process';
import path from 'node:path';

/** Prints the modules that this machine lacks, of those that a file and its neighbours in the folder import. */
const MISSING_MODULES = `
import ast, importlib.util, os, sys
folder = os.path.dirname(os.path.abspath(sys.argv[1]))
sys.path[0] = folder
roots, seen = set(), set()

def visit(file):
    if file in seen:
        return
    seen.add(file)
    for node in ast.walk(ast.parse(open(file, encoding="utf-8").read())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module]
        for name in names:
            own = os.path.join(folder, *name.split(".")) + ".py"
            if os.path.exists(own):
                visit(own)
            else:
                roots.add(name.split(".")[0])

visit(os.path.abspath(sys.argv[1]))
print(" ".join(sorted(root for root in roots if importlib.util.find_spec(root) is None)))
`;

function python(root: string, args: readonly string[]): Promise<{stdout: string; stderr: string}> {
  const env = {...process.env, PYTHONPYCACHEPREFIX: path.join(root, '.cache/python')};
  return new Promise((resolve, reject) => {
    execFile('python3', args, {cwd: root, env}, (error, stdout, stderr) => {
      if (error !== null && (error as NodeJS.ErrnoException).code === 'ENOENT') {
        reject(
          new Error(
            'python3 was not found: it is needed to compile the samples in examples/**/*.py',
          ),
        );
      } else {
        resolve({stdout, stderr});
      }
    });
  });
}

/** `file:line: message` when the file does not compile. */
export async function syntaxProblem(root: string, file: string): Promise<string | undefined> {
  const {stderr} = await python(root, ['-m', 'py_compile', file]);
  if (stderr === '') return undefined;
  const line = /line (\d+)/.exec(stderr)?.[1] ?? '1';
  return `${file}:${line}: does not compile\n${stderr.trim()}`;
}

/** Top-level modules that cannot be found on this machine. */
export async function missingModules(root: string, file: string): Promise<string[]> {
  const {stdout} = await python(root, ['-c', MISSING_MODULES, file]);
  return stdout.split(/\s+/).filter((name) => name !== '');
}
