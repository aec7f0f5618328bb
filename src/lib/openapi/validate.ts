/** Checks values against the schemas of an OpenAPI document with Ajv, which knows the `nullable` of 3.0 too. */
import type {ErrorObject} from 'ajv';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {memoize} from '../memoize';
import type {Schema} from './document';

/** Ajv's errors of a value; an empty list when it is valid. */
export type Validate = (schema: Schema, value: unknown) => readonly ErrorObject[];

/** Makes the validator of one document. Each schema is compiled when it is first needed. */
export function validatorFor({components}: {readonly components?: unknown}): Validate {
  // OpenAPI's own keywords (example, discriminator …) are unknown to Ajv: not strict, the linter is.
  const ajv = addFormats(new Ajv({strict: false, allErrors: true, validateSchema: false}));
  // References lead from the root, here as in the document.
  const compiled = memoize((schema: Schema) => ajv.compile({allOf: [schema], components}));
  return (schema, value) => {
    const check = compiled(schema);
    return check(value) ? [] : (check.errors ?? []);
  };
}
