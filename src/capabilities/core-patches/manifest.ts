/** Every internal of Docusaurus that this site touches, from manifest.yaml beside this file, which says what its keys mean. */
import {readYaml} from '../../lib/readYaml';

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

export const {replacedModules, rewrittenFiles, buildSteps} = readYaml<Manifest>(
  __dirname,
  'manifest.yaml',
);
