/** Finds the samples: every .ts, .sh and .py file in examples/, but not what they import. */
import {sampleFiles} from '../../src/capabilities/code';

const runRegex = /^(?!.*\/lib\/).*(?<!\.d)\.(?:ts|sh|py)$/;

/** The samples, such as `examples/vault/upload.ts`, sorted. @param root  the repository, absolute */
export const discoverSamples = (root: string): string[] =>
  sampleFiles(root).filter((file) => runRegex.test(file));
