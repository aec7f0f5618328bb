/** Serves MCP on stdin and stdout. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import {connect} from './connect';
import type {Library} from './library';

/** Longest message, in bytes. */
const MAX_MESSAGE = 1024 * 1024;

/**
 * Starts to answer messages on stdin, one per line, of at most 1 MiB. Returns at once; the server works until stdin
 * ends. An invalid line is answered with an error. The default of `npm run mcp`.
 */
export async function serveStdio(library: Library): Promise<void> {
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: MAX_MESSAGE,
  });
  const server = await connect(library, transport);
  server.server.onerror = (error) => {
    // The SDK reports invalid lines, but sends no error.
    const isJson = !(error instanceof SyntaxError);
    const code = isJson ? ErrorCode.InvalidRequest : ErrorCode.ParseError;
    const message = isJson ? 'The line is not a JSON-RPC message' : 'The line is not JSON';
    const answer = {jsonrpc: '2.0', id: null, error: {code, message}};
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  };
}
