/** What /llms.txt names first, and the files for programs that stand beside the pages. */
import {apis} from './apis';

/** Ids of the pages where a reader begins. */
export const entryPages = [
  'quickstart',
  'build/secret-vault-quickstart',
  'build/secret-data-analytics',
  'build/secretLLM/quickstart',
  'api/overview',
] as const;

/** Paths below the base path. */
export const programFiles = [
  ...apis.flatMap(({segment, label}) =>
    ['yaml', 'json'].map((extension) => ({
      file: `openapi/${segment}.${extension}`,
      note: `OpenAPI specification: ${label}`,
    })),
  ),
  {
    file: 'developer-kit.tgz',
    note: 'the documented APIs as a sandbox, the specifications, and every sample, to run on your machine',
  },
];
