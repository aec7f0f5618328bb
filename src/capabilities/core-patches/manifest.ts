/** Every internal of Docusaurus that this site touches, from manifest.yaml beside this file, which says what its keys mean. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

interface Patch {
  readonly target: string;
  readonly change: string;
  readonly gain: string;
  readonly until: string;
}

interface Manifest {
  readonly replacedModules: Readonly<Record<string, Patch & {readonly by: string | false}>>;
  readonly rewrittenFiles: Readonly<Record<string, Patch>>;
  readonly buildSteps: Readonly<Record<string, Patch>>;
}

export const {replacedModules, rewrittenFiles, buildSteps} = parse(
  readFileSync(path.join(__dirname, 'manifest.yaml'), 'utf8'),
) as Manifest;
