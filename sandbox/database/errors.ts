/** The errors that a database node sends as JSON: `{ts, errors: [tag, ...details]}`. */
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
    readonly code?: number,
  ) {
    super(message);
  }
}

/** An error of the database's driver: a value can't be sent to the database. */
export class BsonError extends Error {}

/** Returns what the node prints as JSON for an error. */
function causeOf(operation: string, error: unknown): object {
  if (error instanceof BsonError) return {};
  const errmsg = error instanceof Error ? error.message : String(error);
  const code = error instanceof MongoError ? error.code : undefined;
  if (operation !== 'updateMany') return {code, errmsg};
  return {errorLabelSet: {}, errorResponse: {index: 0, code, errmsg}, index: 0, code};
}

/**
 * Returns the error to throw when the database or its driver fails. For jobs that fail (jobProcess.ts, runJob.ts), and
 * for an upload with an `_id` that isn't a UUID (documents.ts).
 *
 * @param operation  the name that the node gives to the operation, such as `updateMany`; may be empty
 */
export function databaseError(operation: string, error: unknown): TaggedError {
  const cause = JSON.stringify(causeOf(operation, error));
  return new TaggedError('DatabaseError', [operation, `cause: ${cause}`]);
}

/**
 * Returns the error to throw when an organization, a schema, or a query with this id exists. `id`: see
 * `duplicateKeyMessage`. Registrations and the store of schemas and queries throw it.
 */
export function duplicateKeyError(collection: string, id: string): TaggedError {
  return databaseError('', new MongoError(duplicateKeyMessage(collection, id), 11000));
}

/**
 * Returns MongoDB's message for an id that is already used. An upload (documents.ts) lists it for a document whose id
 * is used.
 *
 * @param id  as MongoDB prints it, such as `UUID("…")`
 */
export function duplicateKeyMessage(collection: string, id: string): string {
  return `E11000 duplicate key error collection: ${collection} index: _id_ dup key: { _id: ${id} }`;
}
