/** The parts of OpenAPI 3.0 and 3.1 that the reference reads, where Redocly's types are too strict or miss one. Shapes are checked once, in check.ts. */

import type {
  Oas3Example,
  Oas3ExternalDocs,
  Oas3Info,
  Oas3Link,
  Oas3Operation,
  Oas3Parameter,
  Oas3Server,
  Oas3ServerVariable,
  Oas3Tag,
  Oas3_1Schema,
} from '@redocly/openapi-core';
import shapes from './shapes.json';

export type Reference = {readonly $ref: string};
export type Named<T> = Readonly<Record<string, T>>;

/** A page of others on the subject. */
export type ExternalDocs = Oas3ExternalDocs;

/** What a schema holds that is a schema itself; `true` allows anything, `false` nothing. */
interface InnerSchemas {
  readonly properties?: Named<Schema>;
  readonly patternProperties?: Named<Schema>;
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
}

/** A JSON Schema as OpenAPI 3.0 and 3.1 write it. */
export interface SchemaObject
  extends
    InnerSchemas,
    Readonly<Omit<Oas3_1Schema, keyof InnerSchemas | 'exclusiveMinimum' | 'exclusiveMaximum'>> {
  readonly nullable?: boolean;
  readonly exclusiveMinimum?: number | boolean;
  readonly exclusiveMaximum?: number | boolean;
}
export type Schema = SchemaObject | boolean;

export type ExampleObject = Oas3Example;

export interface MediaTypeObject {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Named<ExampleObject | Reference>;
  /** By property of a form, how it is sent. */
  readonly encoding?: Named<{
    readonly contentType?: string;
    readonly headers?: Named<ParameterObject | Reference>;
  }>;
}

/** A parameter, or a header of a response (without name and place). */
export interface ParameterObject extends Readonly<
  Omit<Oas3Parameter, 'in' | 'schema' | 'content'>
> {
  readonly in: string;
  readonly schema?: Schema;
  readonly content?: Named<MediaTypeObject>;
}

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Named<MediaTypeObject>;
}

export interface ResponseObject {
  readonly description?: string;
  readonly headers?: Named<ParameterObject | Reference>;
  readonly content?: Named<MediaTypeObject>;
  readonly links?: Named<LinkObject | Reference>;
}

/** What can be called next, with values of this response. */
export type LinkObject = Oas3Link;

export interface ServerObject extends Readonly<Omit<Oas3Server, 'variables'>> {
  readonly variables?: Named<Partial<Oas3ServerVariable>>;
}

export interface SecuritySchemeObject {
  readonly type: string;
  readonly description?: string;
  readonly name?: string;
  readonly in?: string;
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  readonly flows?: Named<{
    readonly authorizationUrl?: string;
    readonly tokenUrl?: string;
    readonly refreshUrl?: string;
    readonly scopes?: Named<string>;
  }>;
}

/** Schemes that must all be met, with their scopes; an empty object means none is needed. */
export type SecurityRequirement = Named<readonly string[]>;

/** `x-codeSamples`: samples that the author wrote, shown after ours. */
export interface OperationObject extends Readonly<
  Omit<Oas3Operation, 'parameters' | 'requestBody' | 'responses' | 'callbacks' | 'servers'>
> {
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Named<ResponseObject | Reference>;
  readonly callbacks?: Named<Named<PathItemObject> | Reference>;
  readonly servers?: readonly ServerObject[];
  /** What to use in place of a deprecated operation. */
  readonly 'x-deprecation-message'?: string;
  /** Ours: route of the page that guides through this operation. */
  readonly 'x-guide'?: string;
  /** Place among all operations; those without follow in the order of the paths. */
  readonly 'x-position'?: number;
  /** Ours: description for search results, 50 to 160 characters. */
  readonly 'x-description'?: string;
}

type PathKey = keyof typeof shapes.path;

export type HttpMethod = Exclude<PathKey, 'summary' | 'description' | 'parameters' | 'servers'>;

export const httpMethods = (Object.keys(shapes.path) as PathKey[]).filter(
  (key): key is HttpMethod => shapes.path[key] === 'operation',
);

export interface PathItemObject
  extends
    Partial<Record<HttpMethod, OperationObject>>,
    Pick<OperationObject, 'summary' | 'description' | 'parameters' | 'servers'> {
  readonly $ref?: string;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Oas3Info & {
    readonly summary?: string;
    readonly license?: {readonly identifier?: string};
    readonly 'x-description'?: string;
  };
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly Oas3Tag[];
  readonly externalDocs?: ExternalDocs;
  readonly paths?: Named<PathItemObject>;
  readonly webhooks?: Named<PathItemObject>;
  readonly 'x-webhooks'?: Named<PathItemObject>;
  readonly security?: readonly SecurityRequirement[];
  readonly components?: {
    readonly schemas?: Named<Schema>;
    readonly securitySchemes?: Named<SecuritySchemeObject | Reference>;
  };
}
