/** Connects MCP servers to transports. */
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ReadResourceRequestSchema,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import type {Library} from './library';
import {makeServer, TOOLS} from './server';

/** The protocol's code for a resource that does not exist. The SDK has no name for it. */
const RESOURCE_NOT_FOUND = -32002;

/**
 * Creates a server and connects it to a transport: `serveStdio` does so once, `serveHttp` for each request. Calls of
 * unknown tools and reads of missing resources get the errors of the protocol, which differ from those of the SDK.
 */
export async function connect(library: Library, transport: Transport): Promise<McpServer> {
  const server = makeServer(library);
  await server.connect(transport);
  // The SDK answers calls of unknown tools and reads of missing resources in other ways than the protocol asks for.
  const forward = transport.onmessage;
  transport.onmessage = (message, extra) => {
    const error = 'id' in message ? findError(library, message) : undefined;
    if (error === undefined) forward?.(message, extra);
    else void transport.send({jsonrpc: '2.0', id: (message as {id: string | number}).id, error});
  };
  return server;
}

/** Returns the error for an unknown tool or a missing resource. */
function findError(library: Library, message: JSONRPCMessage) {
  const call = CallToolRequestSchema.safeParse(message);
  if (call.success && !TOOLS.includes(call.data.params.name)) {
    const name = JSON.stringify(call.data.params.name.slice(0, 100));
    return {
      code: ErrorCode.InvalidParams,
      message: `There is no tool ${name}. There are: ${TOOLS.join(', ')}.`,
    };
  }
  const read = ReadResourceRequestSchema.safeParse(message);
  if (read.success && !library.hasResource(read.data.params.uri)) {
    const {uri} = read.data.params;
    return {
      code: RESOURCE_NOT_FOUND,
      message: `There is no resource ${JSON.stringify(uri.slice(0, 200))}. resources/list names all.`,
      data: {uri},
    };
  }
  return undefined;
}
