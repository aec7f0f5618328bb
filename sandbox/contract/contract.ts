/** An OpenAPI document as a judge of what the sandbox gets and answers. */
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {memoize} from '../../src/lib/memoize';
import type {Named, MediaTypeObject, ResponseObject, Schema} from '../../src/lib/openapi/document';
import {loadSpecification} from '../../src/lib/openapi/load';
import {listOperations, type Operation} from '../../src/lib/openapi/operations';
import type {Specification} from '../../src/lib/openapi/specification';
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

/** Does this request, and does this response, agree with the document? */
export class Contract {
  private readonly validate: Validate;
  /** By their calls, `POST /api/v1/data/read`, in the order of the reference. */
  readonly operations: ReadonlyMap<string, Operation>;

  constructor(readonly spec: Specification) {
    this.validate = validatorFor(spec.document);
    this.operations = new Map(listOperations(spec).map((one) => [one.call, one]));
  }

  /** Whether a value is what one of the document's named schemas describes. */
  fits(name: string, value: unknown): boolean {
    const schema = this.spec.document.components?.schemas?.[name];
    return schema !== undefined && this.validate(schema, value).length === 0;
  }

  /** What breaks the specification in a request; empty when nothing does. */
  requestProblems({parameters, body}: Operation, sample: RequestSample): string[] {
    const problems = parameters.flatMap(({name, in: place, required, schema = true}) => {
      if (place !== 'query') return [];
      const side = `request: query parameter ${name}`;
      const given = sample.query[name];
      if (given !== undefined) return this.schemaProblems(side, schema, given);
      return required === true ? [`${side} is missing`] : [];
    });
    if (body === undefined) return problems;
    if (sample.text === '')
      return body.required === true ? [...problems, 'request: the body is missing'] : problems;
    return [...problems, ...this.contentProblems('request', body.content ?? {}, sample)];
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
    if (response.content !== undefined)
      return this.contentProblems('response', response.content, sample);
    if (text === '') return [];
    return [`response: status ${status} declares no body, found ${text.slice(0, 80)}`];
  }

  /** What breaks the specification in one event of a stream that a call answers with 200. */
  eventProblems(call: string, event: unknown): string[] {
    const operation = this.operations.get(call);
    const stream = operation && this.response(operation, 200)?.content?.[EVENT_STREAM];
    return stream?.schema === undefined
      ? [`response: ${EVENT_STREAM} is not declared`]
      : this.schemaProblems('event', stream.schema, event);
  }

  private response({source}: Operation, status: number): ResponseObject | undefined {
    const declared = source.responses?.[String(status)];
    return declared && this.spec.resolve<ResponseObject>(declared);
  }

  private contentProblems(
    side: string,
    content: Named<MediaTypeObject>,
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
    if (mediaType !== JSON_TYPE) return this.schemaProblems(side, declared.schema, text);
    try {
      return this.schemaProblems(side, declared.schema, JSON.parse(text));
    } catch {
      return [`${side}: the body is not JSON: ${text.slice(0, 80)}`];
    }
  }

  private schemaProblems(side: string, schema: Schema, value: unknown): string[] {
    return this.validate(schema, value).map(
      ({instancePath, message, keyword}) => `${side}${instancePath}: ${message ?? keyword}`,
    );
  }
}

export type SpecificationName = 'database' | 'ai';

const siteDir = path.resolve(__dirname, '../..');

/** The check by `openapi/<name>.yaml`, read when it is first needed, so that the sandbox starts at once. */
export const contractOf = memoize((name: SpecificationName) => {
  const source = {specPath: `openapi/${name}.yaml`, variables: true};
  return new Contract(loadSpecification(siteDir, source, variables));
});
