import type {Client} from '@modelcontextprotocol/client';

/** Calls a tool of the MCP server, and returns the text of the answer and whether it reports an error. */
export async function ask(client: Client, name: string, parameters: Record<string, unknown>) {
  const {content, isError = false} = await client.callTool({name, arguments: parameters});
  const [first] = content as {text: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}
