/** The errors of the AI node: `{detail}` as JSON, or plain text for failures that it doesn't handle. */
import {HTTPException} from 'hono/http-exception';

type Status = ConstructorParameters<typeof HTTPException>[0];

/** Creates an error with `{detail}` as JSON. When it is thrown, the app sends it as the response. */
export function errorResponse(
  status: Status,
  detail: unknown,
  headers: Record<string, string> = {},
): HTTPException {
  return new HTTPException(status, {res: Response.json({detail}, {status, headers})});
}

/** Creates a 422 error, whose `detail` is a list with one problem, as in the node's web framework. */
export function validationError(problem: {
  readonly type: string;
  /** Where the problem is: `['query', 'nonce']`. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: object;
}): HTTPException {
  return errorResponse(422, [problem]);
}

/** Creates a 500 error in plain text, which the node sends when it doesn't handle a failure. */
export function internalError(): HTTPException {
  return new HTTPException(500, {message: 'Internal Server Error'});
}
