/** Validates uploads with JSON Schema draft-07, the `numeric` format, and the `coerce` keyword. */
import Ajv, {type KeywordDefinition} from 'ajv';
import addFormats from 'ajv-formats';
import {TaggedError} from './errors';
import type {JsonObject} from './objects';
import {isUuid, Uuid} from './values';

/** Whether a string is a finite number as JavaScript reads it: `12.5`, `0x1F`, an empty string (0). */
function isNumeric(text: string): boolean {
  return Number.isFinite(Number(text));
}

/** A leap second, such as `23:59:60`, matches the format `date-time` but isn't a date in JavaScript. */
function toDate(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Conversions of `coerce` by the property's format. They return undefined for a value that is refused. */
const COERCIONS: Readonly<Record<string, (text: string) => unknown>> = {
  // `urn:uuid:…` matches the format `uuid` but can't be stored.
  uuid: (text) => (isUuid(text) ? new Uuid(text) : undefined),
  'date-time': toDate,
  numeric: (text) => (text === '' ? undefined : Number(text)),
};

/** The keyword `coerce`. It has the same effect with every value, even `false`. */
const coerceKeyword: KeywordDefinition = {
  keyword: 'coerce',
  type: 'string',
  modifying: true,
  compile(_value: unknown, {format}) {
    if (format === undefined) throw new Error('Coerce keyword requires format to be specified');
    const coerce = COERCIONS[String(format)];
    if (coerce === undefined) throw new Error(`Unsupported format for coercion: ${String(format)}`);
    return (text: string, context): boolean => {
      const value = coerce(text);
      if (value === undefined || context === undefined) return false;
      context.parentData[context.parentDataProperty] = value;
      return true;
    };
  },
};

/**
 * Validates the documents of an upload and returns them. Strings with `coerce` are replaced by UUIDs, dates, and numbers,
 * in the given documents themselves.
 *
 * @throws DataValidationError with the first violation (`/0/field: …`, or all branches of an `anyOf` or `oneOf`), or
 *   with the problem of a schema that can't be compiled
 */
export function validateDocuments(schema: JsonObject, documents: JsonObject[]): JsonObject[] {
  // A new Ajv for each call, because schemas of different collections may have the same $id.
  const ajv = new Ajv({logger: false});
  addFormats(ajv);
  ajv.addFormat('numeric', isNumeric);
  ajv.addKeyword(coerceKeyword);
  try {
    if (ajv.validate(schema, documents)) return documents;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new TaggedError('DataValidationError', [problem]);
  }
  const violations = (ajv.errors ?? []).map(
    ({instancePath, message}) => `${instancePath}: ${message ?? 'Unknown error'}`,
  );
  throw new TaggedError('DataValidationError', [violations.join(', ')]);
}
