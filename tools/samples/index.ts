/** `npm run samples`: runs every sample against the sandbox and compares what it prints with what is recorded. */
import {command, readme} from '../lib/command';
import {siteDir} from '../lib/specifications';
import {checkSamples, type Verdict} from './check';
import {discoverSamples} from './discover';

const options = {update: {type: 'boolean', default: false}} as const;

void command(
  readme(__dirname),
  {options, allowPositionals: true},
  async ({values, positionals}) => {
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
  },
);
