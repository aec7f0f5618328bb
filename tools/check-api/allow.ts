/** The exceptions: calls outside the specifications, and calls that are wrong on purpose. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {isDictionary, type Dictionary} from '../../src/lib/openapi/specification';
import {mayMean} from './operations';

/** Where the exceptions stand, from the site's root. */
export const ALLOW_FILE = 'tools/check-api/allow.yaml';

/** A call that the servers answer and the specifications leave out. */
export interface Outside {
  /** `POST /api/v1/accounts` */
  readonly call: string;
  readonly reason: string;
}

/** A mistake that a page shows on purpose. */
export interface Intended {
  readonly file: string;
  readonly call: string;
  /** Part of the message that the check gives. */
  readonly problem: string;
  readonly reason: string;
}

export interface Allow {
  readonly outside: readonly Outside[];
  readonly intended: readonly Intended[];
}

function readEntries<Key extends string>(
  list: unknown,
  name: string,
  keys: readonly Key[],
): Record<Key, string>[] {
  if (!Array.isArray(list)) throw new Error(`${ALLOW_FILE}: "${name}" must be a list`);
  return (list as unknown[]).map((entry, index) => {
    const fields: Dictionary = isDictionary(entry) ? entry : {};
    const wrong = keys.find((key) => typeof fields[key] !== 'string' || fields[key] === '');
    const extra = Object.keys(fields).find((key) => !keys.includes(key as Key));
    if (wrong !== undefined || extra !== undefined) {
      throw new Error(
        `${ALLOW_FILE}: ${name}[${index}] needs exactly the texts ${keys.join(', ')}; ` +
          `${wrong === undefined ? `"${extra}" is not known` : `"${wrong}" is missing`}`,
      );
    }
    return fields as Record<Key, string>;
  });
}

/** Reads the text of the allow file; a wrong entry throws with its place. */
export function parseAllow(text: string): Allow {
  const document: unknown = parse(text);
  const fields: Dictionary = isDictionary(document) ? document : {};
  return {
    outside: readEntries(fields.outside, 'outside', ['call', 'reason']),
    intended: readEntries(fields.intended, 'intended', ['file', 'call', 'problem', 'reason']),
  };
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
