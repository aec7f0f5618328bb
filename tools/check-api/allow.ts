/** The exceptions: calls outside the specifications, and calls that are wrong on purpose. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {parseYaml} from '../../src/lib/readYaml';

/** Where the exceptions stand, from the site's root. */
export const ALLOW_FILE = 'tools/check-api/allow.yaml';

const text = z.string().min(1);

const fields = z.array(
  z.strictObject({
    /** What may stand there although it is wrong: `POST /api/v1/accounts`, `/v1/data`, `status 404`. */
    call: text,
    /** The only page where it may; on any if left out. */
    file: text.optional(),
    /** A part of the message that the check gives; any message if left out. */
    problem: text.optional(),
    reason: text,
  }),
);

export type Exception = z.infer<typeof fields>[number];

/** Reads the text of the allow file; a wrong entry throws with its place. */
export function parseAllow(source: string): Exception[] {
  const {data, error} = fields.safeParse(parseYaml(source, ALLOW_FILE));
  if (data !== undefined) return data;
  const problems = error.issues.map(({path: keys, message}) => `${keys.join('.')}: ${message}`);
  throw new Error(`${ALLOW_FILE}: ${problems.join('; ')}. See the entries that are there`);
}

export function readAllow(siteDir: string): Exception[] {
  return parseAllow(readFileSync(path.join(siteDir, ALLOW_FILE), 'utf8'));
}
