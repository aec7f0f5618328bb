/** Serves MCP on stdin and stdout. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import {connect} from './connect';
import type {Library} from './library';
import {LineLimit} from './lineLimit';

/** Longest message, in bytes. */
const MAX_MESSAGE = 1024 * 1024;

/**
 * Starts to answer messages on stdin, one per line, of at most 1 MiB. Returns at once; the server works until stdin
 * ends. An invalid or longer line is answered with an error. The default of `npm run mcp`.
 */
export async function serveStdio(library: Library): Promise<void> {
  const lines = new LineLimit(MAX_MESSAGE, () => {
    sendError(ErrorCode.InvalidRequest, `The line is longer than ${MAX_MESSAGE} bytes`);
  });
  // The transport fails when its buffer is full. It holds one line at most.
  const options = {maxBufferSize: 2 * MAX_MESSAGE};
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, options);
  const server = await connect(library, transport);
  server.server.onerror = (error) => {
    // The SDK reports invalid lines, but sends no error.
    const isJson = !(error instanceof SyntaxError);
    if (isJson) sendError(ErrorCode.InvalidRequest, 'The line is not a JSON-RPC message');
    else sendError(ErrorCode.ParseError, 'The line is not JSON');
  };
}

/** Answers a line that is not a request, so that its id is unknown. */
function sendError(code: ErrorCode, message: string): void {
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error: {code, message}})}\n`);
}
