/** Errors that the node handles: a tag, a status and details, sent as `{ts, errors: [tag, …details]}`. */
import {HTTPException} from 'hono/http-exception';

const STATUS_OF_TAG = {
  DataValidationError: 400,
  VariableInjectionError: 400,
  DuplicateEntryError: 400,
  DataCollectionNotFoundError: 400,
  ResourceAccessDeniedError: 404,
  DatabaseError: 500,
} as const;

export const errorBody = (errors: readonly string[]) => ({ts: new Date().toISOString(), errors});

/** To be thrown: the app answers with it. */
export class HandledError extends HTTPException {
  readonly details: readonly string[];

  constructor(
    readonly tag: keyof typeof STATUS_OF_TAG,
    ...details: string[]
  ) {
    const status = STATUS_OF_TAG[tag];
    super(status, {res: Response.json(errorBody([tag, ...details]), {status})});
    this.details = details;
  }
}

/** What the node makes of a refusal by the database: the tag, an operation (here always empty), the cause. */
export const databaseError = (errmsg: string, code?: number): HandledError =>
  new HandledError('DatabaseError', '', `cause: ${JSON.stringify({code, errmsg})}`);

/** What the database says when an id is taken. */
export const duplicateKey = (collection: string, id: string): string =>
  `E11000 duplicate key error collection: ${collection} index: _id_ dup key: { _id: ${id} }`;
