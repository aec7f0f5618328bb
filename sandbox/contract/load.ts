import path from 'node:path';
import {variables} from '../../src/config/variables';
import {loadSpecification} from '../../src/lib/openapi/load';
import {Contract} from './contract';

export type SpecificationName = 'database' | 'ai';

const siteDir = path.resolve(__dirname, '../..');
const loaded = new Map<SpecificationName, Contract>();

/** The check by `openapi/<name>.yaml`, read when it is first needed, so that the sandbox starts at once. */
export function contractOf(name: SpecificationName): Contract {
  const source = {specPath: `openapi/${name}.yaml`, variables: true};
  const contract = loaded.get(name) ?? new Contract(loadSpecification(siteDir, source, variables));
  loaded.set(name, contract);
  return contract;
}
