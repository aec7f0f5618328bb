/** Authentication of an operation. */
import {toRichText} from './markdown';
import type {SecurityRequirement, SecuritySchemeObject} from '../../../lib/openapi/document';
import type {Specification} from '../../../lib/openapi/specification';
import type {Security, SecurityFlow, SecurityScheme} from '../shared/types';

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

function describeScheme({name, scopes, scheme}: NamedScheme): SecurityScheme {
  const flows = describeFlows(scheme);
  return {
    id: `authentication.${name}`,
    name,
    type: scheme.type,
    scheme: scheme.scheme,
    bearerFormat: scheme.bearerFormat,
    place: scheme.in,
    field: scheme.name,
    openIdConnectUrl: scheme.openIdConnectUrl,
    text: toRichText(scheme.description),
    scopes: scopes.length > 0 ? scopes : undefined,
    flows: flows.length > 0 ? flows : undefined,
  };
}

/** The combinations that an operation accepts. */
export function describeSecurity(
  spec: Specification,
  requirements: readonly SecurityRequirement[],
): Security {
  return requirements.map((requirement) => schemesOf(spec, requirement).map(describeScheme));
}

/** Every scheme of the document, for the info page. */
export function describeAllSchemes(spec: Specification): SecurityScheme[] {
  const names = Object.keys(spec.document.components?.securitySchemes ?? {});
  const all = Object.fromEntries(names.map((name) => [name, []]));
  return schemesOf(spec, all).map(describeScheme);
}
