/** Authentication of an operation. */
import type {Named, SecurityRequirement, SecuritySchemeObject} from '../../../lib/openapi/document';
import type {Specification} from '../../../lib/openapi/specification';
import {codeSpan, toMdx, toMdxText} from './markdown';
import {attribute, blocks, type ApiContext} from './page';
import type {ReferenceTexts} from './texts';

interface NamedScheme {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly scheme: SecuritySchemeObject;
}

/** The schemes of one requirement; a name that is not declared is shown as an unknown type. */
export function schemesOf(spec: Specification, requirement: SecurityRequirement): NamedScheme[] {
  const declared = spec.document.components?.securitySchemes ?? {};
  return Object.entries(requirement).map(([name, scopes]) => {
    const found = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const scheme =
      found === undefined ? {type: 'unknown'} : spec.resolve<SecuritySchemeObject>(found);
    return {name, scopes, scheme};
  });
}

/** What stands for a credential: never a real one, not even a public one. */
function placeholderOf({type, scheme = '', bearerFormat = ''}: SecuritySchemeObject): string {
  if (type === 'oauth2' || type === 'openIdConnect') return 'YOUR_ACCESS_TOKEN';
  if (type === 'http' && /^basic$/i.test(scheme)) return 'YOUR_BASE64_CREDENTIALS';
  return /jwt/i.test(bearerFormat) ? 'YOUR_JWT' : 'YOUR_API_KEY';
}

/** How a request holds the credential of a scheme; not at all where it is a client certificate. */
export function credentialOf(of: SecuritySchemeObject) {
  const {type, in: place = 'header', name = '', scheme = 'bearer'} = of;
  if (type === 'mutualTLS') return undefined;
  const placeholder = placeholderOf(of);
  if (type === 'apiKey') return {place, field: name, prefix: '', placeholder};
  const prefix = `${scheme.slice(0, 1).toUpperCase()}${scheme.slice(1)} `;
  return {place: 'header', field: 'Authorization', prefix, placeholder};
}

/** A flow of OAuth 2.0, with its addresses and scopes. */
function flowItem([name, flow]: [string, NonNullable<SecuritySchemeObject['flows']>[string]]) {
  const urls = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap((kind) => {
    const url = flow[kind];
    return url === undefined ? [] : `  - ${kind}: ${codeSpan(url)}`;
  });
  const scopes = Object.entries(flow.scopes ?? {}).map(
    ([scope, text]) => `  - ${codeSpan(scope)} ${toMdxText(text)}`,
  );
  return [`- ${codeSpan(name)}`, ...urls, ...scopes].join('\n');
}

/** One sentence on where the credential goes. */
function schemeSentence(scheme: SecuritySchemeObject, texts: ReferenceTexts): string {
  const {type, bearerFormat, in: place = '', name: field = ''} = scheme;
  const isBearer = scheme.scheme?.toLowerCase() === 'bearer';
  const kind =
    type === 'http' && isBearer ? (bearerFormat === undefined ? 'bearer' : 'bearerFormat') : type;
  const id = `api.auth.${kind}`;
  const sentence = id in texts ? texts[id as keyof ReferenceTexts] : texts['api.auth.other'];
  const values: Named<string> = {
    type,
    format: bearerFormat ?? '',
    scheme: scheme.scheme ?? '',
    place,
    field,
  };
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

function schemeText({name, scopes, scheme}: NamedScheme, texts: ReferenceTexts): string {
  const {openIdConnectUrl: url, description = '', flows = {}} = scheme;
  const sentence = toMdxText(schemeSentence(scheme, texts));
  return blocks(
    `<div ${attribute('id', `authentication.${name}`)}>`,
    `**${toMdxText(name)}**: ${sentence} ${url === undefined ? '' : codeSpan(url)}`,
    toMdx(description, 4),
    scopes.length > 0 && `${texts['api.auth.scopes']} ${codeSpan(scopes.join(' '))}`,
    Object.entries(flows).map(flowItem).join('\n'),
    '</div>',
  );
}

/** The accepted credentials: any one of the combinations, and of a combination all. */
export function securityText(
  {spec, texts}: ApiContext,
  requirements: readonly SecurityRequirement[],
): string {
  const combinations = requirements.map((requirement) => {
    const schemes = schemesOf(spec, requirement).map((scheme) => schemeText(scheme, texts));
    return schemes.join(`\n\n${texts['api.auth.and']}\n\n`) || texts['api.auth.none'];
  });
  return combinations.join(`\n\n${texts['api.auth.or']}\n\n`) || texts['api.auth.none'];
}

/** Every scheme of the document, each by itself. */
export const allSchemes = ({document}: Specification): SecurityRequirement[] =>
  Object.keys(document.components?.securitySchemes ?? {}).map((name) => ({[name]: []}));
