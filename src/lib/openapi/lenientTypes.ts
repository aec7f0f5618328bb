/** Which fields of a specification must be right so that its pages can be generated. */
import type {NodeType} from '@redocly/openapi-core';

type Properties = NodeType['properties'];

/** Fields that the pages need, by Redocly's name for the part. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Root: ['info'],
  Info: ['title'],
  Parameter: ['name', 'in'],
  Tag: ['name'],
  Server: ['url'],
  ExternalDocs: ['url'],
  SecurityScheme: ['type'],
};

/** Any value, in which references are not followed. */
const ANYTHING = {resolvable: false};

const TEXT = {type: 'string'} as const;

/** A number, or a boolean as in OpenAPI 3.0. Authors often keep the boolean when they move to 3.1. */
const numberOrBoolean = (value: unknown) =>
  ({type: typeof value === 'boolean' ? 'boolean' : 'number'}) as const;

/** Fields whose types differ from those of Redocly. */
const CHANGED: Readonly<Record<string, Properties>> = {
  // OpenAPI 3.0 has no webhooks, but the reference shows them anyway.
  Root: {webhooks: 'WebhooksMap'},
  // Authors often write a map, which only a media type has.
  Schema: {
    examples: ANYTHING,
    // Redocly expects a text, but it is a map.
    $vocabulary: ANYTHING,
    exclusiveMinimum: numberOrBoolean,
    exclusiveMaximum: numberOrBoolean,
  },
  // Redocly's own type refers to a part that does not exist.
  DeviceAuthorization: {scopes: {type: 'object', additionalProperties: TEXT}},
  // Fields of this site (openapi/README.md).
  Info: {'x-description': TEXT},
  Operation: {
    'x-description': TEXT,
    'x-documents': TEXT,
    'x-guide': TEXT,
    'x-deprecation-message': TEXT,
    'x-position': {type: 'number'},
  },
};

/** The properties of a part, without lists of allowed values: pages show unknown values as they are. */
function withoutEnums(properties: Properties): Properties {
  const changed = Object.entries(properties).map(([name, property]) => {
    const hasEnum = typeof property === 'object' && property !== null && 'enum' in property;
    return [name, hasEnum ? {...property, enum: undefined} : property] as const;
  });
  return Object.fromEntries(changed);
}

/**
 * Returns Redocly's types for the parts of a specification, less strict. Third-party specifications often have unknown
 * fields, such as `nullable` in 3.1, or lack fields that no page needs, such as the description of a response. A field
 * with a value of the wrong type remains an error, so that the generator can rely on the types in document.ts.
 */
export function lenientTypes(types: Record<string, NodeType>): Record<string, NodeType> {
  const lenient = Object.entries(types).map(([name, type]): [string, NodeType] => {
    // Redocly's type of paths refuses one without a slash. This one accepts it, because check.ts reports it with a remedy.
    const others = name === 'Paths' ? 'PathItem' : (type.additionalProperties ?? ANYTHING);
    return [
      name,
      {
        ...type,
        properties: {...withoutEnums(type.properties), ...CHANGED[name]},
        additionalProperties: others,
        required: [...(REQUIRED[name] ?? [])],
        requiredOneOf: undefined,
        allowed: undefined,
      },
    ];
  });
  return Object.fromEntries(lenient);
}
