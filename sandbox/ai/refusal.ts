/** How the node says no: `{detail}` as JSON, whatever the status. */
import {HTTPException} from 'hono/http-exception';

type Status = ConstructorParameters<typeof HTTPException>[0];

/** To be thrown: the app answers with it. */
export const refusal = (
  status: Status,
  detail: unknown,
  headers: Record<string, string> = {},
): HTTPException => new HTTPException(status, {res: Response.json({detail}, {status, headers})});

/** A request of the wrong shape, in the words of the node's framework. */
export const unprocessable = (problem: {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: object;
}): HTTPException => refusal(422, [problem]);

/** What the node does not handle: the same words as for any fault of its own. */
export const unhandled = (): HTTPException =>
  new HTTPException(500, {message: 'Internal Server Error'});
