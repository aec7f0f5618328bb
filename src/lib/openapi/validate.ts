/** Validates values against the schemas of an OpenAPI document with Ajv, which also knows `nullable` of OpenAPI 3.0. */
import type {ErrorObject} from 'ajv';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {memoize} from '../memoize';
import type {Schema} from './document';

/** Returns Ajv's errors; an empty list if the value is valid. */
export type Validate = (schema: Schema, value: unknown) => readonly ErrorObject[];

/**
 * Creates a validator for the schemas of one document: the contract check of the sandbox (sandbox/contract) validates
 * requests and responses with it. Each schema is compiled when it is first used. The validator throws for a schema with
 * a reference that points to nothing.
 */
export function validatorFor({components}: {readonly components?: unknown}): Validate {
  // Not strict, because Ajv doesn't know the keywords of OpenAPI, such as `example` and `discriminator`. Without a logger,
  // it is silent about formats that it doesn't know.
  const options = {strict: false, allErrors: true, validateSchema: false, logger: false} as const;
  const ajv = addFormats(new Ajv(options));
  // With `components` at the root, references such as `#/components/schemas/A` work as in the document.
  const compile = memoize((schema: Schema) => ajv.compile({allOf: [schema], components}));
  return (schema, value) => {
    const validate = compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
