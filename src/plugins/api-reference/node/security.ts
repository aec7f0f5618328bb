/** The credentials of an operation: their place in a request, and the text about them on the page. */
import type {SecurityRequirement, SecuritySchemeObject} from '../../../lib/openapi/document';
import type {Specification} from '../../../lib/openapi/specification';
import {codeSpan, toMdx, toMdxText} from './markdown';
import {flowsList} from './oauth2';
import {attribute, joinBlocks, type ApiContext, type PageContext} from './page';
import type {PageTexts} from './pageTexts';

/** A security scheme with its name, and the scopes that an operation needs. */
interface RequiredScheme {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly scheme: SecuritySchemeObject;
}

/** The field of a request that contains a credential. */
interface CredentialField {
  /** `header`, `query`, or `cookie`. */
  readonly place: string;
  readonly field: string;
  /** Text before the credential: `Bearer `. */
  readonly prefix: string;
  readonly placeholder: string;
}

/**
 * Returns the schemes of one requirement. A name that the document doesn't declare has the type `unknown`. The texts
 * below, the samples (`request.ts`, `sampleValues.ts`), and the console (`consoleData.ts`) begin with it.
 */
export function schemesOf(spec: Specification, requirement: SecurityRequirement): RequiredScheme[] {
  const declared = spec.document.components?.securitySchemes ?? {};
  return Object.entries(requirement).map(([name, scopes]) => {
    const entry = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const scheme =
      entry === undefined ? {type: 'unknown'} : spec.resolve<SecuritySchemeObject>(entry);
    return {name, scopes, scheme};
  });
}

/** The placeholders for credentials in samples. */
type CredentialPlaceholder =
  | 'YOUR_ACCESS_TOKEN'
  | 'YOUR_API_KEY'
  | 'YOUR_BASE64_CREDENTIALS'
  | 'YOUR_JWT';

/** Returns the placeholder for the credential of a scheme. */
function placeholderFor({
  type,
  scheme = '',
  bearerFormat = '',
}: SecuritySchemeObject): CredentialPlaceholder {
  if (type === 'oauth2' || type === 'openIdConnect') return 'YOUR_ACCESS_TOKEN';
  if (type === 'http' && scheme.toLowerCase() === 'basic') return 'YOUR_BASE64_CREDENTIALS';
  return /jwt/i.test(bearerFormat) ? 'YOUR_JWT' : 'YOUR_API_KEY';
}

/**
 * Returns the field of a request that contains the credential of a scheme, for the samples and the console. Returns
 * undefined for a client certificate, which is not part of a request. A scheme of an unknown type gets the header
 * `Authorization`.
 */
export function credentialField(scheme: SecuritySchemeObject): CredentialField | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  const placeholder = placeholderFor(scheme);
  if (scheme.type === 'apiKey') {
    const {in: place = 'header', name: field = ''} = scheme;
    return {place, field, prefix: '', placeholder};
  }
  const {scheme: name = 'bearer'} = scheme;
  const prefix = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} `;
  return {place: 'header', field: 'Authorization', prefix, placeholder};
}

/** The id of the text for a scheme, which need not exist: `api.auth.bearer`. */
function schemeTextId({type, scheme, bearerFormat}: SecuritySchemeObject): string {
  if (type !== 'http' || scheme?.toLowerCase() !== 'bearer') return `api.auth.${type}`;
  return bearerFormat === undefined ? 'api.auth.bearer' : 'api.auth.bearerFormat';
}

/** A sentence that says where the credential goes. */
function schemeSentence(scheme: SecuritySchemeObject, texts: PageTexts): string {
  const id = schemeTextId(scheme);
  const sentence = id in texts ? texts[id as keyof PageTexts] : texts['api.auth.other'];
  const values = new Map([
    ['type', scheme.type],
    ['format', scheme.bearerFormat],
    ['scheme', scheme.scheme],
    ['place', scheme.in],
    ['field', scheme.name],
  ]);
  // `API key in the {place} field {field}.`
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values.get(key) ?? '');
}

/**
 * The id of the text about a scheme on the page about the API. On the page of an operation, the first text about the
 * scheme has it.
 */
const schemeId = (name: string) => `authentication.${name}`;

/** Returns the name of a scheme, and below it where the credential goes, as `servers.ts` does for addresses. */
function schemeLine({name, scheme}: RequiredScheme, texts: PageTexts): string {
  const {openIdConnectUrl: url} = scheme;
  const sentence = toMdxText(schemeSentence(scheme, texts));
  return `${codeSpan(name)}<br />\n${sentence} ${url === undefined ? '' : codeSpan(url)}`.trim();
}

/** Returns everything about a scheme, for the page about the API. */
function fullText(required: RequiredScheme, {texts}: ApiContext): string {
  const {name, scheme} = required;
  return joinBlocks(
    `<div ${attribute('id', schemeId(name))}>`,
    schemeLine(required, texts),
    toMdx(scheme.description ?? '', 4),
    flowsList(scheme),
    '</div>',
  );
}

/**
 * Returns what an operation needs of a scheme, with a link to everything else about it. Several combinations may contain
 * the same scheme. The name of a scheme only matters if there are others. `data-repeated` says that other pages have the same text, so the search makes no heading of it.
 */
function shortText(required: RequiredScheme, page: PageContext, isOnly: boolean): string {
  const {texts, api, route, infoId, anchors} = page;
  const {name, scopes, scheme} = required;
  const isDeclared = scheme.type !== 'unknown';
  const details = isDeclared && `${route}/${infoId}#${encodeURIComponent(schemeId(name))}`;
  const target = api.authenticationPage ?? details;
  const link = target ? `<br />\n[${texts['api.auth.details']}](${target})` : '';
  return joinBlocks(
    `<div ${attribute('id', anchors.claim(schemeId(name)))} data-repeated>`,
    `${isOnly ? toMdxText(schemeSentence(scheme, texts)) : schemeLine(required, texts)}${link}`,
    scopes.length > 0 && `${texts['api.auth.scopes']} ${codeSpan(scopes.join(' '))}`,
    '</div>',
  );
}

/**
 * Returns the text about the credentials that an operation accepts, as MDX: one of several combinations, each of one or
 * more schemes. An empty list, and an empty combination, need no credentials. `operationPage.ts` puts it into the
 * contract. Never throws: a scheme that the document doesn't declare gets the general sentence. References have been
 * checked before (`checkSpecification`).
 */
export function securityText(page: PageContext, requirements: readonly SecurityRequirement[]) {
  const {spec, texts} = page;
  const isOnly =
    new Set(requirements.flatMap((requirement) => Object.keys(requirement))).size === 1;
  const combinations = requirements.map((requirement) => {
    const schemes = schemesOf(spec, requirement).map((scheme) => shortText(scheme, page, isOnly));
    return schemes.join(`\n\n${texts['api.auth.and']}\n\n`) || texts['api.auth.none'];
  });
  return combinations.join(`\n\n${texts['api.auth.or']}\n\n`) || texts['api.auth.none'];
}

/** Returns the text about all security schemes of an API for the page about it, as MDX; empty if it declares none. */
export function allSchemesText(context: ApiContext): string {
  const {spec} = context;
  const names = Object.keys(spec.document.components?.securitySchemes ?? {});
  const schemes = names.flatMap((name) => schemesOf(spec, {[name]: []}));
  return schemes.map((scheme) => fullText(scheme, context)).join('\n\n');
}
