import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';
import {Contract} from './contract';
import type {SpecificationDocument} from './types';

export type SpecificationName = 'database' | 'ai';

const loaded = new Map<SpecificationName, Contract>();

/** The check by `openapi/<name>.yaml`, read when it is first needed, so that the sandbox starts at once. */
export function contractOf(name: SpecificationName): Contract {
  const contract = loaded.get(name) ?? new Contract(readSpecification(name));
  loaded.set(name, contract);
  return contract;
}

/** Reads the file and puts the site's variables in. @throws with file:line for an unknown variable */
export function readSpecification(name: SpecificationName): SpecificationDocument {
  const file = `openapi/${name}.yaml`;
  const text = readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
  return parse(substitute(text, variables, {file})) as SpecificationDocument;
}
