/** Where the sandbox is: in this repository, or in the developer kit, as one file next to openapi/. */
import path from 'node:path';

const isBundled = path.extname(__filename) === '.cjs';

/** The folder that contains openapi/. */
export const rootDir = isBundled ? __dirname : path.resolve(__dirname, '..');

/** The command that starts the sandbox, without its options. */
export const startCommand = isBundled ? 'node sandbox.cjs' : 'npm run sandbox --';

/** The argument with which the bundled file runs jobs instead of the sandbox. */
export const JOBS_ARGUMENT = 'run-jobs';

/** The script of the process for jobs, its arguments, and those of Node. */
export const jobProcess = isBundled
  ? {script: __filename, args: [JOBS_ARGUMENT], execArgv: []}
  : {
      script: path.join(__dirname, 'database/jobProcess.ts'),
      args: [],
      execArgv: ['--require', 'tsx/cjs'],
    };
