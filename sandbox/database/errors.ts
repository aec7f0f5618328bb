/** Errors that the node handles: a tag, a status and details, sent as `{ts, errors: [tag, …details]}`. */
const STATUS_OF_TAG = {
  DataValidationError: 400,
  VariableInjectionError: 400,
  DuplicateEntryError: 400,
  DataCollectionNotFoundError: 400,
  ResourceAccessDeniedError: 404,
  DocumentNotFoundError: 404,
  DatabaseError: 500,
} as const;

export type ErrorTag = keyof typeof STATUS_OF_TAG;

export class HandledError extends Error {
  override readonly name = 'HandledError';
  readonly status;
  readonly details: readonly string[];

  constructor(
    readonly tag: ErrorTag,
    ...details: string[]
  ) {
    super([tag, ...details].join(': '));
    this.status = STATUS_OF_TAG[tag];
    this.details = details;
  }
}

/** What the node makes of a refusal by the database: the tag, an operation (here always empty), the cause. */
export const databaseError = (errmsg: string, code?: number): HandledError =>
  new HandledError('DatabaseError', '', `cause: ${JSON.stringify({code, errmsg})}`);

/** What the database says when an id is taken. */
export const duplicateKey = (collection: string, id: string): string =>
  `E11000 duplicate key error collection: ${collection} index: _id_ dup key: { _id: ${id} }`;

export const errorBody = (errors: readonly string[]) => ({ts: new Date().toISOString(), errors});
