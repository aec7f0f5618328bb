import path from 'node:path';
import {variables} from '../../src/config/variables';
import {memoize} from '../../src/lib/memoize';
import {loadSpecification} from '../../src/lib/openapi/load';
import {Contract} from './contract';

export type SpecificationName = 'database' | 'ai';

const siteDir = path.resolve(__dirname, '../..');

/** The check by `openapi/<name>.yaml`, read when it is first needed, so that the sandbox starts at once. */
export const contractOf = memoize((name: SpecificationName) => {
  const source = {specPath: `openapi/${name}.yaml`, variables: true};
  return new Contract(loadSpecification(siteDir, source, variables));
});
