import Ajv, {type Options, type ValidateFunction} from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {
  MediaType,
  OperationObject,
  ParameterObject,
  Reference,
  SpecificationDocument,
} from './types';

const DOCUMENT_URI = 'https://sandbox.invalid/openapi';
const EVENT_STREAM = 'text/event-stream';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

export interface RequestSample {
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  /** Empty when there is none. */
  readonly text: string;
}

export interface ResponseSample {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly text: string;
}

/** An operation with its place in the document (a JSON pointer). */
interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

const mediaTypeOf = (contentType = ''): string => contentType.split(';')[0]?.trim() ?? '';
const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const isReference = (value: object): value is Reference => '$ref' in value;

/**
 * An OpenAPI document as a judge: does this request, and does this response, agree with it? Schemas are
 * compiled where they stand in the document, each when it is first needed.
 */
export class Contract {
  private readonly ajv: Ajv;
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly operations = new Map<string, Located<OperationObject>>();

  constructor(private readonly document: SpecificationDocument) {
    const options: Options = {
      strict: false,
      allErrors: true,
      validateSchema: false,
      validateFormats: true,
    };
    this.ajv = document.openapi.startsWith('3.0') ? new Ajv(options) : new Ajv2020(options);
    addFormats(this.ajv);
    this.ajv.addSchema(document, DOCUMENT_URI);
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of METHODS) {
        const value = item[method];
        if (value === undefined) continue;
        const pointer = `#/paths/${escapePointer(path)}/${method}`;
        this.operations.set(`${method.toUpperCase()} ${path}`, {value, pointer});
      }
    }
  }

  /** `POST /api/v1/data/read` and so on, in the order of the document. */
  operationNames(): string[] {
    return [...this.operations.keys()];
  }

  /** The declared object, for tools that generate requests from it. */
  operation(name: string): OperationObject | undefined {
    return this.operations.get(name)?.value;
  }

  /** What breaks the specification in a request; empty when nothing does. */
  requestProblems(name: string, {query, contentType, text}: RequestSample): string[] {
    const operation = this.operations.get(name);
    if (operation === undefined) return [];
    const problems = this.parameterProblems(operation, query);
    if (operation.value.requestBody === undefined) return problems;
    const {value: body, pointer} = this.locate(
      operation.value.requestBody,
      `${operation.pointer}/requestBody`,
    );
    if (text === '')
      return body.required === true ? [...problems, 'request: the body is missing'] : problems;
    return [
      ...problems,
      ...this.contentProblems('request', body.content, pointer, contentType, text),
    ];
  }

  /** What breaks the specification in a response; empty when nothing does. */
  responseProblems(name: string, {status, contentType, text}: ResponseSample): string[] {
    const operation = this.operations.get(name);
    if (operation === undefined) return [];
    const declared = operation.value.responses[String(status)];
    if (declared === undefined) {
      const known = Object.keys(operation.value.responses).join(', ');
      return [`response: status ${status} is not declared (declared: ${known})`];
    }
    const {value, pointer} = this.locate(declared, `${operation.pointer}/responses/${status}`);
    if (value.content === undefined) {
      return text === ''
        ? []
        : [`response: status ${status} declares no body, found ${text.slice(0, 80)}`];
    }
    return this.contentProblems('response', value.content, pointer, contentType, text);
  }

  /** What breaks the specification in one event of a stream that answers with 200. */
  eventProblems(name: string, event: unknown): string[] {
    const operation = this.operations.get(name);
    const declared = operation?.value.responses['200'];
    if (operation === undefined || declared === undefined) return [];
    const {value, pointer} = this.locate(declared, `${operation.pointer}/responses/200`);
    if (value.content?.[EVENT_STREAM] === undefined)
      return [`response: ${EVENT_STREAM} is not declared`];
    return this.schemaProblems(
      'event',
      `${pointer}/content/${escapePointer(EVENT_STREAM)}/schema`,
      event,
    );
  }

  private parameterProblems(
    {value, pointer}: Located<OperationObject>,
    query: RequestSample['query'],
  ): string[] {
    return (value.parameters ?? []).flatMap((entry, index) => {
      const parameter: Located<ParameterObject> = this.locate(
        entry,
        `${pointer}/parameters/${index}`,
      );
      const {name, required} = parameter.value;
      if (parameter.value.in !== 'query') return [];
      const given = query[name];
      if (given === undefined)
        return required === true ? [`request: query parameter ${name} is missing`] : [];
      return this.schemaProblems(
        `request: query parameter ${name}`,
        `${parameter.pointer}/schema`,
        given,
      );
    });
  }

  private contentProblems(
    side: string,
    content: Readonly<Record<string, MediaType>>,
    pointer: string,
    contentType: string | undefined,
    text: string,
  ): string[] {
    const mediaType = mediaTypeOf(contentType);
    const declared = content[mediaType];
    if (declared === undefined) {
      const known = Object.keys(content).join(', ');
      return [`${side}: media type ${mediaType || '(none)'} is not declared (declared: ${known})`];
    }
    // The schema of an event stream is that of one event: see eventProblems.
    if (declared.schema === undefined || mediaType === EVENT_STREAM) return [];
    const schema = `${pointer}/content/${escapePointer(mediaType)}/schema`;
    if (mediaType !== 'application/json') return this.schemaProblems(side, schema, text);
    try {
      return this.schemaProblems(side, schema, JSON.parse(text));
    } catch {
      return [`${side}: the body is not JSON: ${text.slice(0, 80)}`];
    }
  }

  private schemaProblems(side: string, pointer: string, value: unknown): string[] {
    let validate = this.validators.get(pointer);
    if (validate === undefined) {
      validate = this.ajv.compile({$ref: `${DOCUMENT_URI}${pointer}`});
      this.validators.set(pointer, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (error) => `${side}${error.instancePath}: ${error.message ?? error.keyword}`,
    );
  }

  /** Follows `$ref`s of responses, parameters and bodies; those of schemas are Ajv's business. */
  private locate<T extends object>(value: T | Reference, pointer: string): Located<T> {
    if (!isReference(value)) return {value, pointer};
    const keys = value.$ref
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    let target: unknown = this.document;
    for (const key of keys) target = (target as Readonly<Record<string, unknown>>)[key];
    return this.locate(target as T | Reference, value.$ref);
  }
}
