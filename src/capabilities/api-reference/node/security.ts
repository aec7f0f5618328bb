/** Authentication of an operation. */
import {toRichText} from './markdown';
import type {Named, SecurityRequirement, SecuritySchemeObject} from '../../../lib/openapi/document';
import type {Specification} from '../../../lib/openapi/specification';
import type {Security, SecurityFlow, SecurityScheme} from '../shared/types';
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

function describeFlows(scheme: SecuritySchemeObject): SecurityFlow[] {
  return Object.entries(scheme.flows ?? {}).map(([name, flow]) => ({
    name,
    urls: (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap((kind) => {
      const url = flow[kind];
      return url === undefined ? [] : [[kind, url] as const];
    }),
    scopes: Object.entries(flow.scopes ?? {}),
  }));
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

function describeScheme(
  {name, scopes, scheme}: NamedScheme,
  texts: ReferenceTexts,
): SecurityScheme {
  const flows = describeFlows(scheme);
  return {
    id: `authentication.${name}`,
    name,
    sentence: schemeSentence(scheme, texts),
    openIdConnectUrl: scheme.openIdConnectUrl,
    text: toRichText(scheme.description),
    scopes: scopes.length > 0 ? scopes : undefined,
    flows: flows.length > 0 ? flows : undefined,
  };
}

/** The combinations that are accepted. */
export function describeSecurity(
  spec: Specification,
  requirements: readonly SecurityRequirement[],
  texts: ReferenceTexts,
): Security {
  return requirements.map((requirement) =>
    schemesOf(spec, requirement).map((scheme) => describeScheme(scheme, texts)),
  );
}

/** Every scheme of the document, each by itself. */
export const allSchemes = ({document}: Specification): SecurityRequirement[] =>
  Object.keys(document.components?.securitySchemes ?? {}).map((name) => ({[name]: []}));
