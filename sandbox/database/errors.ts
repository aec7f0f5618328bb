/** The errors that a database node sends as JSON: `{ts, errors: [tag, ...details]}`. */
import {inspect} from 'node:util';
import {HTTPException} from 'hono/http-exception';

const STATUS_BY_TAG = {
  DataValidationError: 400,
  VariableInjectionError: 400,
  DuplicateEntryError: 400,
  DataCollectionNotFoundError: 400,
  ResourceAccessDeniedError: 404,
  DatabaseError: 500,
} as const;

type ErrorTag = keyof typeof STATUS_BY_TAG;

/**
 * Returns the body of an error response, with the current time as `ts`. For `TaggedError`, and for middleware that
 * responds itself.
 */
export function errorBody(errors: readonly string[]) {
  return {ts: new Date().toISOString(), errors};
}

/** An error with a tag. The app sends it as the response when a handler throws it. */
export class TaggedError extends HTTPException {
  constructor(
    readonly tag: ErrorTag,
    readonly details: readonly string[],
  ) {
    const status = STATUS_BY_TAG[tag];
    super(status, {res: Response.json(errorBody([tag, ...details]), {status})});
  }
}

/** An error of the database itself, such as an operator that it doesn't know. */
export class MongoError extends Error {
  constructor(
    message: string,
    readonly code = 2,
    /** What the database adds to the error, such as the key of a duplicate. */
    readonly more: object = {},
  ) {
    super(message);
  }
}

/** An error of the database's driver: a value can't be sent to the database. */
export class BsonError extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Returns what the node prints as JSON for an error. */
function causeOf(operation: string, error: unknown): object {
  if (error === undefined) return {errorLabelSet: {}};
  if (error instanceof BsonError) return {code: error.code};
  const errmsg = error instanceof Error ? error.message : inspect(error);
  const {code, more} = error instanceof MongoError ? error : new MongoError('');
  const isWrite = operation === 'updateMany' || 'keyValue' in more;
  const details = isWrite ? {code, ...more} : {code, codeName: CODE_NAMES[code], ...more};
  const place = isWrite ? {index: 0} : {ok: 0};
  return {errorLabelSet: {}, errorResponse: {...place, errmsg, ...details}, ...place, ...details};
}

const CODE_NAMES: Readonly<Record<number, string>> = {
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  146: 'ExceededMemoryLimit',
};

/**
 * Returns the error to throw when the database or its driver fails.
 *
 * @param operation  the name that the node gives to the operation, such as `updateMany`; may be empty
 * @param error  undefined for an error of the driver without a code and a text
 */
export function databaseError(operation: string, error?: unknown): TaggedError {
  const cause = JSON.stringify(causeOf(operation, error));
  return new TaggedError('DatabaseError', [operation, `cause: ${cause}`]);
}

/**
 * Returns the error to throw when an organization, a schema, or a query with this id exists.
 *
 * @param operation  `insert`, or an empty string for schemas
 * @param text  the id as MongoDB prints it, such as `UUID("…")`
 */
export function duplicateKeyError(
  operation: string,
  collection: string,
  id: string,
  text: string,
): TaggedError {
  const more = {keyPattern: {_id: 1}, keyValue: {_id: id}};
  const error = new MongoError(duplicateKeyMessage(collection, text), 11000, more);
  return databaseError(operation, error);
}

/**
 * Returns MongoDB's message for an id that is already used.
 *
 * @param id  as MongoDB prints it, such as `UUID("…")`
 */
export function duplicateKeyMessage(collection: string, id: string): string {
  return `E11000 duplicate key error collection: ${collection} index: _id_ dup key: { _id: ${id} }`;
}
