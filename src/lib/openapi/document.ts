/** The parts of OpenAPI 3.0 and 3.1 that the reference reads. Shapes are checked once, in check.ts. */

export type Reference = {readonly $ref: string};
export type Named<T> = Readonly<Record<string, T>>;

/** A page of others on the subject. */
export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

/** A JSON Schema as OpenAPI 3.0 and 3.1 write it; `true` allows anything, `false` nothing. */
export interface SchemaObject {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly nullable?: boolean;
  readonly properties?: Named<Schema>;
  readonly patternProperties?: Named<Schema>;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
  readonly discriminator?: {readonly propertyName: string; readonly mapping?: Named<string>};
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number | boolean;
  readonly exclusiveMaximum?: number | boolean;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly externalDocs?: ExternalDocs;
  /** By property, the others that must be there too. */
  readonly dependentRequired?: Named<readonly string[]>;
}
export type Schema = SchemaObject | boolean;

export interface ExampleObject {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly externalValue?: string;
}

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
export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly content?: Named<MediaTypeObject>;
  readonly example?: unknown;
  readonly examples?: Named<ExampleObject | Reference>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
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
export interface LinkObject {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly parameters?: Named<unknown>;
  readonly requestBody?: unknown;
  readonly description?: string;
}

export interface ServerObject {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Named<{
    readonly default?: string;
    readonly enum?: readonly string[];
    readonly description?: string;
  }>;
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

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Named<ResponseObject | Reference>;
  readonly callbacks?: Named<Named<PathItemObject> | Reference>;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly ServerObject[];
  readonly externalDocs?: ExternalDocs;
  /** Samples that the author wrote, shown after ours. */
  readonly 'x-codeSamples'?: readonly {
    readonly lang?: string;
    readonly label?: string;
    readonly source: string;
  }[];
  /** What to use in place of a deprecated operation. */
  readonly 'x-deprecation-message'?: string;
  /** Ours: route of the page that guides through this operation. */
  readonly 'x-guide'?: string;
  /** Place among all operations; those without follow in the order of the paths. */
  readonly 'x-position'?: number;
  /** Ours: description for search results, 50 to 160 characters. */
  readonly 'x-description'?: string;
}

export interface PathItemObject {
  readonly $ref?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly servers?: readonly ServerObject[];
  readonly get?: OperationObject;
  readonly put?: OperationObject;
  readonly post?: OperationObject;
  readonly delete?: OperationObject;
  readonly options?: OperationObject;
  readonly head?: OperationObject;
  readonly patch?: OperationObject;
  readonly trace?: OperationObject;
}

export const httpMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type HttpMethod = (typeof httpMethods)[number];

export interface TagObject {
  readonly name: string;
  readonly description?: string;
  readonly 'x-displayName'?: string;
  readonly externalDocs?: ExternalDocs;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
    readonly termsOfService?: string;
    readonly contact?: {readonly name?: string; readonly url?: string; readonly email?: string};
    readonly license?: {
      readonly name: string;
      readonly url?: string;
      readonly identifier?: string;
    };
    readonly 'x-description'?: string;
  };
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly TagObject[];
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
