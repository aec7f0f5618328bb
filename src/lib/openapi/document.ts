/**
 * Types of OpenAPI 3.0, 3.1, and 3.2, as far as this site reads them. They are Redocly's types, except where those are
 * too strict or lack a field. checkSpecification makes sure that a document has them.
 */

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

export type Reference = {readonly $ref: string};
export type Named<T> = Readonly<Record<string, T>>;

/** A link to more documentation. */
export type ExternalDocs = Oas3ExternalDocs;

/** Fields of a schema that contain schemas. */
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

/** A JSON Schema as in OpenAPI 3.0 and 3.1. */
export interface SchemaObject
  extends
    InnerSchemas,
    Readonly<Omit<Oas3_1Schema, keyof InnerSchemas | 'exclusiveMinimum' | 'exclusiveMaximum'>> {
  readonly nullable?: boolean;
  readonly exclusiveMinimum?: number | boolean;
  readonly exclusiveMaximum?: number | boolean;
}

/** `true` allows any value, `false` none. */
export type Schema = SchemaObject | boolean;

export type ExampleObject = Oas3Example;

export interface MediaTypeObject {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Named<ExampleObject | Reference>;
  /** How each property of a form is sent. */
  readonly encoding?: Named<{
    readonly contentType?: string;
    readonly headers?: Named<ParameterObject | Reference>;
    readonly style?: string;
    readonly explode?: boolean;
    readonly allowReserved?: boolean;
  }>;
}

/** A parameter, or a header, which has no `name` and `in`. */
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

/** A call that can follow a response and use its values. */
export type LinkObject = Oas3Link;

export interface ServerObject extends Readonly<Omit<Oas3Server, 'variables'>> {
  readonly variables?: Named<Partial<Oas3ServerVariable>>;
}

/** A flow of OAuth 2.0. */
export interface OAuthFlow {
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Named<string>;
}

export interface SecuritySchemeObject {
  readonly type: string;
  readonly description?: string;
  readonly name?: string;
  readonly in?: string;
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  readonly flows?: Named<OAuthFlow>;
}

/** Schemes that a request needs together, with their scopes. An empty object means that it needs none. */
export type SecurityRequirement = Named<readonly string[]>;

/** An operation. It may also have `x-codeSamples`: samples by the author, shown after the generated ones. */
export interface OperationObject extends Readonly<
  Omit<Oas3Operation, 'parameters' | 'requestBody' | 'responses' | 'callbacks' | 'servers'>
> {
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Named<ResponseObject | Reference>;
  readonly callbacks?: Named<Named<PathItemObject> | Reference>;
  readonly servers?: readonly ServerObject[];
  /** Says which operation replaces a deprecated one. */
  readonly 'x-deprecation-message'?: string;
  /** Site extension: route of the operation's guide. */
  readonly 'x-guide'?: string;
  /** Position among all operations. Those without one follow in the order of the paths. */
  readonly 'x-position'?: number;
  /** Site extension: description for search results, 50 to 160 characters. */
  readonly 'x-description'?: string;
  /** Site extension: the documents that three nodes store, which the page shows for each node (openapi/README.md). */
  readonly 'x-documents'?: string;
}

/** Methods of a path, in the order of the pages. */
export const httpMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  // OpenAPI 3.2: reads with a request body.
  'query',
] as const;

export type HttpMethod = (typeof httpMethods)[number];

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
  /** Field of this site: example values that readers can replace in samples, by name. */
  readonly 'x-values'?: Named<string>;
  readonly security?: readonly SecurityRequirement[];
  readonly components?: {
    readonly schemas?: Named<Schema>;
    readonly securitySchemes?: Named<SecuritySchemeObject | Reference>;
  };
}
