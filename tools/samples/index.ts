/** `npm run samples`: runs every sample against the sandbox and compares what it prints with what is recorded. */
import {command} from '../lib/command';
import {siteDir} from '../lib/specifications';
import {checkSamples, type Verdict} from './check';
import {discoverSamples} from './discover';

const HELP = `npm run samples [-- TEXT]         run the samples whose path contains TEXT (default: all)
npm run samples:update [-- TEXT]  run them and record what they print in examples/**/*.out

Each sample runs against a sandbox of its own. Python samples are compiled, and run where the modules
that they import are installed. What counts as random is in tools/samples/normalise.ts.`;

const options = {update: {type: 'boolean', default: false}} as const;

void command(HELP, {options, allowPositionals: true}, async ({values, positionals}) => {
  const started = performance.now();
  const samples = discoverSamples(siteDir).filter((file) =>
    positionals.every((text) => file.includes(text)),
  );
  const tell = (file: string, {problem, note}: Verdict) =>
    console.log(`${problem === undefined ? 'ok  ' : 'FAIL'} ${file}${note ? ` (${note})` : ''}`);
  const verdicts = await checkSamples(siteDir, samples, {update: values.update, tell});
  const problems = verdicts.flatMap(({problem}) => problem ?? []);
  for (const problem of problems) console.error(`\n${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n${verdicts.length - problems.length} of ${verdicts.length} samples are right (${seconds} s)`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
