/** Checks uploads by JSON Schema draft-07, with the node's own keyword and format. */
import Ajv, {type KeywordDefinition} from 'ajv';
import addFormats from 'ajv-formats';
import {HandledError} from './errors';
import type {JsonObject} from './types';
import {isUuid, Uuid} from './uuid';

const numericRegex = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** What `coerce: true` makes of a valid string, by the property's format. */
const COERCIONS: Readonly<Record<string, (text: string) => unknown>> = {
  uuid: (text) => (isUuid(text) ? new Uuid(text) : text),
  'date-time': (text) => new Date(text),
  numeric: (text) => Number(text),
};

const coerceKeyword: KeywordDefinition = {
  keyword: 'coerce',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  compile(enabled: boolean, parentSchema) {
    if (!enabled) return () => true;
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
 * Checks a whole upload (the array) and replaces coerced strings in place by UUIDs, dates and numbers.
 *
 * @throws DataValidationError with the first violation (`/0/field: …`), or with what is wrong with
 *   the schema itself: it is compiled here, not when it is added
 */
export function validateUpload(schema: JsonObject, data: JsonObject[]): void {
  // One Ajv per call: schemas of different collections may share an $id.
  const ajv = new Ajv({logger: false});
  addFormats(ajv);
  ajv.addFormat('numeric', numericRegex);
  ajv.addKeyword(coerceKeyword);
  try {
    if (ajv.validate(schema, data)) return;
  } catch (error) {
    throw new HandledError(
      'DataValidationError',
      error instanceof Error ? error.message : String(error),
    );
  }
  const first = ajv.errors?.[0];
  throw new HandledError(
    'DataValidationError',
    `${first?.instancePath ?? ''}: ${first?.message ?? 'is not valid'}`,
  );
}
