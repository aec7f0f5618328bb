/** Checks values against the schemas of an OpenAPI document, 3.0 or 3.1, with Ajv. */
import Ajv, {type ErrorObject, type Options} from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {memoize} from '../memoize';
import {isDictionary} from './specification';

/** Ajv's errors of `value` for the schema at a JSON pointer; an empty list when it is valid. */
export type Validate = (schemaPointer: string, value: unknown) => readonly ErrorObject[];

const DOCUMENT_ID = 'https://openapi.invalid/document';

/**
 * Turns the schemas of OpenAPI 3.0 into JSON Schema: `nullable` becomes a type, and the boolean
 * exclusiveMinimum/Maximum of draft 4 become numbers. Everything else means the same in both.
 */
function toJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toJsonSchema);
  if (!isDictionary(node)) return node;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) result[key] = toJsonSchema(value);
  if (result.nullable === true && typeof result.type === 'string') {
    result.type = [result.type, 'null'];
    if (Array.isArray(result.enum)) result.enum = [...(result.enum as unknown[]), null];
  }
  // A property may have that name.
  if (typeof result.nullable === 'boolean') delete result.nullable;
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    if (result[exclusive]) {
      result[exclusive] = result[limit];
      delete result[limit];
    } else delete result[exclusive];
  }
  return result;
}

/** Makes the validator of one document. Each schema is compiled where it stands, when it is first needed. */
export function validatorFor(document: {readonly openapi?: unknown}): Validate {
  const is30 = String(document.openapi).startsWith('3.0');
  // OpenAPI's own keywords (example, discriminator …) are unknown to Ajv: not strict, the linter is.
  const options: Options = {strict: false, allErrors: true, validateSchema: false};
  const ajv = is30 ? new Ajv(options) : new Ajv2020(options);
  addFormats(ajv);
  ajv.addSchema((is30 ? toJsonSchema(document) : document) as object, DOCUMENT_ID);
  const compiled = memoize((schemaPointer) => {
    const fragment = schemaPointer.replace(/^#/, '').split('/').map(encodeURIComponent).join('/');
    return ajv.compile({$ref: `${DOCUMENT_ID}#${fragment}`});
  });
  return (schemaPointer, value) => {
    const check = compiled(schemaPointer);
    return check(value) ? [] : (check.errors ?? []);
  };
}
