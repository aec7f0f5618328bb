/** `npm run samples`: runs every sample against the sandbox and compares what it prints with what is recorded. */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {command} from '../lib/command';
import {checkSample} from './check';
import {discoverSamples} from './discover';
import {pool} from './pool';

const HELP = `npm run samples [-- TEXT]         run the samples whose path contains TEXT (default: all)
npm run samples:update [-- TEXT]  run them and record what they print in examples/**/*.out

Each sample runs against a sandbox of its own. Python samples are compiled, and run where the modules
that they import are installed. What counts as random is in tools/samples/normalise.ts.`;

const options = {update: {type: 'boolean', default: false}} as const;

void command(HELP, {options, allowPositionals: true}, async ({values, positionals}) => {
  const root = path.resolve(__dirname, '../..');
  const started = performance.now();
  const samples = discoverSamples(root).filter(({file}) =>
    positionals.every((text) => file.includes(text)),
  );
  const verdicts = await pool(samples, availableParallelism(), async (sample) => {
    const verdict = await checkSample(root, sample, values.update);
    const mark = verdict.problem === undefined ? 'ok  ' : 'FAIL';
    console.log(`${mark} ${sample.file}${verdict.note === undefined ? '' : ` (${verdict.note})`}`);
    return verdict;
  });
  const problems = verdicts.flatMap(({problem}) => problem ?? []);
  for (const problem of problems) console.error(`\n${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n${verdicts.length - problems.length} of ${verdicts.length} samples are right (${seconds} s)`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
