/** The flows of an OAuth 2.0 security scheme. */
import type {OAuthFlow, SecuritySchemeObject} from '../../../lib/openapi/document';
import {codeSpan, toMdxText} from './markdown';

const ADDRESSES = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

/** A list item with the addresses and scopes of a flow. */
function flowItem(name: string, flow: OAuthFlow): string {
  const addresses = ADDRESSES.flatMap((kind) => {
    const url = flow[kind];
    return url === undefined ? [] : [`  - ${kind}: ${codeSpan(url)}`];
  });
  const scopes = Object.entries(flow.scopes ?? {}).map(
    ([scope, text]) => `  - ${codeSpan(scope)} ${toMdxText(text)}`,
  );
  return [`- ${codeSpan(name)}`, ...addresses, ...scopes].join('\n');
}

/**
 * Returns a Markdown list of the flows of a scheme, '' for a scheme without flows. `security.ts` puts it into the text
 * about all schemes.
 */
export function flowsList({flows = {}}: SecuritySchemeObject): string {
  return Object.entries(flows)
    .map(([name, flow]) => flowItem(name, flow))
    .join('\n');
}
