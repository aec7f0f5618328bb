/** Checks uploads by JSON Schema draft-07, with the node's own keyword and format. */
import Ajv, {type KeywordDefinition} from 'ajv';
import addFormats from 'ajv-formats';
import {HandledError} from './errors';
import type {JsonObject} from './types';
import {dateOf, isUuid, Uuid} from './values';

/** What JavaScript reads as a number: `12.5`, `0x1F`, ` 12 `. */
const isNumeric = (text: string): boolean => text.trim() !== '' && !Number.isNaN(Number(text));

/** What `coerce: true` makes of a valid string, by the property's format. */
const COERCIONS: Readonly<Record<string, (text: string) => unknown>> = {
  uuid: (text) => (isUuid(text) ? new Uuid(text) : text),
  'date-time': dateOf,
  numeric: (text) => Number(text),
};

const coerceKeyword: KeywordDefinition = {
  keyword: 'coerce',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  // The keyword coerces whatever its value is, `false` included.
  compile(_value: boolean, parentSchema) {
    const format = parentSchema.format as string | undefined;
    if (format === undefined) {
      throw new Error('Coerce keyword requires format to be specified');
    }
    const coercion = COERCIONS[format];
    if (coercion === undefined) {
      throw new Error(`Unsupported format for coercion: ${format}`);
    }
    return (text: string, context): boolean => {
      if (context !== undefined) context.parentData[context.parentDataProperty] = coercion(text);
      return true;
    };
  },
};

/**
 * Checks a whole upload (the array) and replaces coerced strings by UUIDs, dates and numbers.
 *
 * @throws DataValidationError with the first violation (`/0/field: …`; `anyOf` and `oneOf` report each
 *   of their branches), or with what is wrong with the schema itself: it is compiled here, not when it
 *   is added
 */
export function validated(schema: JsonObject, data: JsonObject[]): JsonObject[] {
  // One Ajv per call: schemas of different collections may share an $id.
  const ajv = new Ajv({logger: false});
  addFormats(ajv);
  ajv.addFormat('numeric', isNumeric);
  ajv.addKeyword(coerceKeyword);
  try {
    if (ajv.validate(schema, data)) return data;
  } catch (error) {
    throw new HandledError(
      'DataValidationError',
      error instanceof Error ? error.message : String(error),
    );
  }
  const violations = (ajv.errors ?? []).map(
    ({instancePath, message}) => `${instancePath}: ${message ?? 'is not valid'}`,
  );
  throw new HandledError('DataValidationError', violations.join(', '));
}
