/** `npm run samples`: runs the samples against the sandbox and compares their output with the recorded one. */
import {runCommand} from '../lib/command';
import {siteDir} from '../lib/specifications';
import {checkSamples, discoverSamples} from './check';

const options = {update: {type: 'boolean', default: false}} as const;
const config = {options, allowPositionals: true} as const;

void runCommand(__dirname, config, async ({values, positionals}) => {
  const started = performance.now();
  const samples = discoverSamples(siteDir).filter((file) =>
    positionals.every((text) => file.includes(text)),
  );
  const problems = await checkSamples(siteDir, samples, values.update);
  for (const problem of problems.values()) console.error(`\n${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n${samples.length - problems.size} of ${samples.length} samples pass (${seconds} s)`,
  );
  if (problems.size > 0) process.exitCode = 1;
});
