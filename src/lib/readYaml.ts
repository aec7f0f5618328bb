import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Data that stands in a file of its own, mostly beside the module that reads it; `<<: *name` takes over another entry. */
export const readYaml = <T>(...file: readonly string[]): T =>
  parse(readFileSync(path.join(...file), 'utf8'), {merge: true}) as T;
