/** Two outputs are the same when they are equal without their random parts; the recorded file keeps what one run really printed. */
import {readYaml} from '../../src/lib/readYaml';

type Rules = readonly (readonly [pattern: string, replacement: string])[];

const rules = readYaml<Rules>(__dirname, 'random.yaml');

const replaced = (output: string, some: Rules): string =>
  some.reduce((text, [pattern, by]) => text.replace(new RegExp(pattern, 'g'), by), output);

/** The output without its random parts. */
export const normalise = (output: string): string => replaced(output, rules);

/** The output as it may be written to a file: tokens are left out even though they are spent. */
export const recordable = (output: string): string => replaced(output, rules.slice(0, 1));
