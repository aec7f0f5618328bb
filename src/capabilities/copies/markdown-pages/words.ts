/**
 * The words of a contract in Markdown, in English as all generated text is. The page has its own in
 * src/capabilities/api-reference/client/words.ts, where translations are found; a test of the built site compares the two.
 */
import type {Flag, LimitKind, SecurityScheme} from '../../api-reference';

export const flagWords: Readonly<Record<Flag, string>> = {
  required: 'required',
  nullable: 'may be null',
  deprecated: 'deprecated',
  readOnly: 'read only',
  writeOnly: 'write only',
  uniqueItems: 'unique items',
  closed: 'no other properties',
};

export const limitWords: Readonly<Record<LimitKind, string>> = {
  default: 'Default',
  const: 'Always',
  enum: 'Allowed values',
  examples: 'Example',
  minimum: 'Minimum',
  above: 'Greater than',
  maximum: 'Maximum',
  below: 'Less than',
  multipleOf: 'Multiple of',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  pattern: 'Pattern',
  minItems: 'Minimum items',
  maxItems: 'Maximum items',
  minProperties: 'Minimum properties',
  maxProperties: 'Maximum properties',
  encoding: 'Content encoding',
  mediaType: 'Content type',
  not: 'Must not match',
  style: 'Style',
};

/** One sentence on where the credential goes. */
export function schemeWords({
  type,
  scheme,
  bearerFormat,
  place,
  field,
  openIdConnectUrl,
}: SecurityScheme): string {
  switch (type) {
    case 'http':
      return scheme?.toLowerCase() === 'bearer'
        ? `Bearer token${bearerFormat === undefined ? '' : ` (${bearerFormat})`} in the Authorization header.`
        : `HTTP authentication (${scheme ?? ''}) in the Authorization header.`;
    case 'apiKey':
      return `API key in the ${place ?? ''} field ${field ?? ''}.`;
    case 'oauth2':
      return 'OAuth 2.0 access token.';
    case 'openIdConnect':
      return `OpenID Connect token. ${openIdConnectUrl ?? ''}`.trim();
    case 'mutualTLS':
      return 'Client certificate (mutual TLS).';
    default:
      return `Scheme of type ${type}.`;
  }
}
