import type {
  MediaTypeObject,
  Named,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from '../../src/lib/openapi/document';
import {listOperations, type Operation} from '../../src/lib/openapi/operations';
import {pointerToken, type Specification} from '../../src/lib/openapi/specification';
import {validatorFor, type Validate} from '../../src/lib/openapi/validate';
import {parseObject} from '../parseObject';

const EVENT_STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';

export interface RequestSample {
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  /** Empty when there is none. */
  readonly text: string;
}

interface ResponseSample extends Omit<RequestSample, 'query'> {
  readonly status: number;
}

function undeclared(what: string, sent: readonly string[], declared: readonly string[]): string[] {
  const known = declared.join(', ') || 'none';
  return sent
    .filter((name) => !declared.includes(name))
    .map((name) => `request: ${what} ${name} is not declared (declared: ${known})`);
}

const schemaPointer = (pointer: string, mediaType: string): string =>
  `${pointer}/content/${pointerToken(mediaType)}/schema`;

/** An OpenAPI document as a judge: does this request, and does this response, agree with it? */
export class Contract {
  private readonly validate: Validate;
  /** By their calls, `POST /api/v1/data/read`, in the order of the reference. */
  readonly operations: ReadonlyMap<string, Operation>;

  constructor(readonly spec: Specification) {
    this.validate = validatorFor(spec.document);
    const nameOf = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;
    this.operations = new Map(listOperations(spec).map((one) => [nameOf(one), one]));
  }

  /** Whether a value is what one of the document's named schemas describes. */
  fits(schema: string, value: unknown): boolean {
    return this.validate(`#/components/schemas/${schema}`, value).length === 0;
  }

  /** What breaks the specification in a request; empty when nothing does. */
  requestProblems(operation: Operation, sample: RequestSample): string[] {
    const problems = this.parameterProblems(operation, sample.query);
    const {requestBody} = operation.source;
    if (requestBody === undefined) return problems;
    const at = `${operation.pointer}/requestBody`;
    const {value: body, pointer} = this.spec.locate<RequestBodyObject>(requestBody, at);
    if (sample.text === '')
      return body.required === true ? [...problems, 'request: the body is missing'] : problems;
    return [...problems, ...this.contentProblems('request', body.content ?? {}, pointer, sample)];
  }

  /** Query parameters and top-level properties of the body that the operation doesn't declare. */
  undeclaredProblems({parameters, body}: Operation, {query, text}: RequestSample): string[] {
    const known = parameters.flatMap((one) => (one.in === 'query' ? one.name : []));
    const schema = body?.content?.[JSON_TYPE]?.schema;
    const {properties} = typeof schema === 'object' ? this.spec.resolve(schema) : {};
    // What is no JSON object is another check's business.
    const sent = properties === undefined ? {} : (parseObject(text) ?? {});
    return [
      ...undeclared('query parameter', Object.keys(query), known),
      ...undeclared('property', Object.keys(sent), Object.keys(properties ?? {})),
    ];
  }

  /** What breaks the specification in a response; empty when nothing does. */
  responseProblems(operation: Operation, sample: ResponseSample): string[] {
    const {status, text} = sample;
    const response = this.response(operation, status);
    if (response === undefined) {
      const known = Object.keys(operation.source.responses ?? {}).join(', ');
      return [`response: status ${status} is not declared (declared: ${known})`];
    }
    const {value, pointer} = response;
    if (value.content !== undefined)
      return this.contentProblems('response', value.content, pointer, sample);
    if (text === '') return [];
    return [`response: status ${status} declares no body, found ${text.slice(0, 80)}`];
  }

  /** What breaks the specification in one event of a stream that a call answers with 200. */
  eventProblems(call: string, event: unknown): string[] {
    const operation = this.operations.get(call);
    const response = operation && this.response(operation, 200);
    if (response?.value.content?.[EVENT_STREAM] === undefined)
      return [`response: ${EVENT_STREAM} is not declared`];
    return this.schemaProblems('event', schemaPointer(response.pointer, EVENT_STREAM), event);
  }

  private response({source, pointer}: Operation, status: number) {
    const declared = source.responses?.[String(status)];
    return declared && this.spec.locate<ResponseObject>(declared, `${pointer}/responses/${status}`);
  }

  private parameterProblems({source, pointer}: Operation, query: RequestSample['query']): string[] {
    return (source.parameters ?? []).flatMap((entry, index) => {
      const at = `${pointer}/parameters/${index}`;
      const {value, pointer: place} = this.spec.locate<ParameterObject>(entry, at);
      if (value.in !== 'query') return [];
      const side = `request: query parameter ${value.name}`;
      const given = query[value.name];
      if (given !== undefined) return this.schemaProblems(side, `${place}/schema`, given);
      return value.required === true ? [`${side} is missing`] : [];
    });
  }

  private contentProblems(
    side: string,
    content: Named<MediaTypeObject>,
    pointer: string,
    {contentType = '', text}: Omit<RequestSample, 'query'>,
  ): string[] {
    const mediaType = contentType.split(';')[0]?.trim() ?? '';
    const declared = content[mediaType];
    if (declared === undefined) {
      const known = Object.keys(content).join(', ');
      return [`${side}: media type ${mediaType || '(none)'} is not declared (declared: ${known})`];
    }
    // The schema of an event stream is that of one event: see eventProblems.
    if (declared.schema === undefined || mediaType === EVENT_STREAM) return [];
    const schema = schemaPointer(pointer, mediaType);
    if (mediaType !== JSON_TYPE) return this.schemaProblems(side, schema, text);
    try {
      return this.schemaProblems(side, schema, JSON.parse(text));
    } catch {
      return [`${side}: the body is not JSON: ${text.slice(0, 80)}`];
    }
  }

  private schemaProblems(side: string, pointer: string, value: unknown): string[] {
    return this.validate(pointer, value).map(
      (error) => `${side}${error.instancePath}: ${error.message ?? error.keyword}`,
    );
  }
}
