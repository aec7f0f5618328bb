/** The exceptions: calls outside the specifications, and calls that are wrong on purpose. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {mayMean} from './operations';

/** Where the exceptions stand, from the site's root. */
export const ALLOW_FILE = 'tools/check-api/allow.yaml';

const text = z.string().min(1);

const fields = z.strictObject({
  /** Calls that the servers answer and the specifications leave out: `POST /api/v1/accounts`. */
  outside: z.array(z.strictObject({call: text, reason: text})),
  /** Mistakes that a page shows on purpose; `problem` is a part of the message that the check gives. */
  intended: z.array(z.strictObject({file: text, call: text, problem: text, reason: text})),
});

export type Allow = z.infer<typeof fields>;
export type Outside = Allow['outside'][number];
export type Intended = Allow['intended'][number];

/** Reads the text of the allow file; a wrong entry throws with its place. */
export function parseAllow(source: string): Allow {
  const {data, error} = fields.safeParse(parse(source));
  if (data !== undefined) return data;
  const problems = error.issues.map(({path: keys, message}) => `${keys.join('.')}: ${message}`);
  throw new Error(`${ALLOW_FILE}: ${problems.join('; ')}. See the entries that are there`);
}

export function readAllow(siteDir: string): Allow {
  return parseAllow(readFileSync(path.join(siteDir, ALLOW_FILE), 'utf8'));
}

/** Whether an entry such as `POST /api/v1/accounts` covers a call. */
export function covers(
  {call}: Outside,
  found: {method: string | undefined; path: string},
): boolean {
  const [method = '', template = ''] = call.split(' ');
  return mayMean({method, path: template}, found);
}
