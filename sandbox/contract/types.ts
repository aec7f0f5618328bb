/** The parts of an OpenAPI document that the check reads. */
export interface Reference {
  readonly $ref: string;
}

export interface MediaType {
  readonly schema?: unknown;
}

export interface ResponseObject {
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: unknown;
}

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}

export interface SpecificationDocument {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly version: string};
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** One difference between what the sandbox did and what the specification says. */
export interface Mismatch {
  /** `POST /api/v1/data/read`. */
  readonly operation: string;
  readonly status: number;
  readonly problems: readonly string[];
}
