/** Serves MCP on stdin and stdout. */
import {INVALID_REQUEST, PARSE_ERROR} from '@modelcontextprotocol/server';
import {serveStdio as serveServer, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import type {Library} from './library';
import {LineLimit} from './lineLimit';
import {makeServer} from './server';

/** Longest message, in bytes. */
const MAX_MESSAGE = 1024 * 1024;

/**
 * Starts to answer messages on stdin, one per line, of at most 1 MiB. Returns at once; the server works until stdin
 * ends. An invalid or longer line is answered with an error. The default of `npm run mcp`.
 */
export function serveStdio(library: Library): void {
  // The SDK skips lines that are not JSON.
  const lines = new LineLimit(MAX_MESSAGE, (problem) => {
    if (problem === 'not JSON') sendError(PARSE_ERROR, 'The line is not JSON');
    else sendError(INVALID_REQUEST, `The line is longer than ${MAX_MESSAGE} bytes`);
  });
  // The transport fails when its buffer is full. It holds one line at most.
  const options = {maxBufferSize: 2 * MAX_MESSAGE};
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, options);
  // The SDK reports other JSON, but sends no error.
  const onerror = () => {
    sendError(INVALID_REQUEST, 'The line is not a JSON-RPC message');
  };
  serveServer(() => makeServer(library), {transport, onerror});
}

/** Answers a line that is not a request, so that its id is unknown. */
function sendError(code: number, message: string): void {
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error: {code, message}})}\n`);
}
