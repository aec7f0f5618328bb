/** What a caller reads when the service cannot be reached. */
import type {ServerResponse} from 'node:http';
import {DATABASE_URL} from '../../../config/databaseUrl';

export type FailureStatus = 502 | 504;

/** Answers with JSON that names the target and the variable; when the answer has begun, cuts it off instead. */
export function fail(
  response: ServerResponse,
  status: FailureStatus,
  {target, problem}: {readonly target: string; readonly problem: string},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = {
    error: problem,
    target,
    variable: DATABASE_URL,
    hint: `Set ${DATABASE_URL} to the address of a database service, or leave it unset to use the local stand-in.`,
  };
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}
