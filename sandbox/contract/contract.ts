/** Compares requests and responses with an OpenAPI document. */
import {variables} from '../../src/config/variables';
import {memoize} from '../../src/lib/memoize';
import type {Named, MediaTypeObject, ResponseObject, Schema} from '../../src/lib/openapi/document';
import {loadSpecification} from '../../src/lib/openapi/load';
import {listOperations, responsesOf, type Operation} from '../../src/lib/openapi/operations';
import {
  isDictionary,
  type Dictionary,
  type Specification,
} from '../../src/lib/openapi/specification';
import {validatorFor, type Validate} from '../../src/lib/openapi/validate';
import {rootDir} from '../location';

const EVENT_STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
/** How much of an unexpected body an error message quotes. */
const MAX_QUOTED_CHARACTERS = 80;

interface RequestSample {
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  /** The body; empty when there is none. */
  readonly text: string;
}

interface ResponseSample {
  readonly status: number;
  readonly contentType: string | undefined;
  /** The body; empty when there is none. */
  readonly text: string;
}

/** Parses a JSON object. Returns undefined when the text isn't JSON or isn't an object. */
function parseObject(text: string): Dictionary | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDictionary(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a problem for each sent name that isn't declared. */
function findUndeclared(
  kind: string,
  sent: readonly string[],
  declared: readonly string[],
): string[] {
  const list = declared.join(', ') || 'none';
  return sent
    .filter((name) => !declared.includes(name))
    .map((name) => `request: ${kind} ${name} is not declared (declared: ${list})`);
}

/** The operations and schemas of one OpenAPI document, and the checks of requests and responses against them. */
export class Contract {
  private readonly validate: Validate;
  /** The operations by their calls, such as `POST /api/v1/data/read`, in the order of the reference. */
  readonly operations: ReadonlyMap<string, Operation>;

  constructor(readonly spec: Specification) {
    this.validate = validatorFor(spec.document);
    this.operations = new Map(listOperations(spec).map((operation) => [operation.call, operation]));
  }

  /** Whether a value matches one of the document's named schemas. */
  matchesSchema(name: string, value: unknown): boolean {
    const schema = this.spec.document.components?.schemas?.[name];
    return schema !== undefined && this.validate(schema, value).length === 0;
  }

  /** Returns the contract violations of a request. */
  requestProblems({parameters, body}: Operation, sample: RequestSample): string[] {
    const problems = parameters.flatMap(({name, in: place, required, schema = true}) => {
      if (place !== 'query') return [];
      const subject = `request: query parameter ${name}`;
      const value = sample.query[name];
      if (value !== undefined) return this.schemaProblems(subject, schema, value);
      return required === true ? [`${subject} is missing`] : [];
    });
    if (body === undefined) return problems;
    if (sample.text === '')
      return body.required === true ? [...problems, 'request: the body is missing'] : problems;
    return [...problems, ...this.contentProblems('request', body.content ?? {}, sample)];
  }

  /** Returns the query parameters and the top-level properties of the body that aren't declared. */
  undeclaredProblems({parameters, body}: Operation, {query, text}: RequestSample): string[] {
    const queryNames = parameters.flatMap(({in: place, name}) => (place === 'query' ? [name] : []));
    const schema = body?.content?.[JSON_TYPE]?.schema;
    const {properties} = typeof schema === 'object' ? this.spec.resolve(schema) : {};
    // requestProblems reports a body that isn't a JSON object.
    const sent = properties === undefined ? {} : (parseObject(text) ?? {});
    return [
      ...findUndeclared('query parameter', Object.keys(query), queryNames),
      ...findUndeclared('property', Object.keys(sent), Object.keys(properties ?? {})),
    ];
  }

  /** Returns the contract violations of a response. */
  responseProblems(operation: Operation, sample: ResponseSample): string[] {
    const {status, text} = sample;
    const response = this.findResponse(operation, status);
    if (response === undefined) {
      const declared = responsesOf(operation.source).map(([declaredStatus]) => declaredStatus);
      return [`response: status ${status} is not declared (declared: ${declared.join(', ')})`];
    }
    if (response.content !== undefined)
      return this.contentProblems('response', response.content, sample);
    if (text === '') return [];
    const quoted = text.slice(0, MAX_QUOTED_CHARACTERS);
    return [`response: status ${status} declares no body, found ${quoted}`];
  }

  /** Returns the contract violations of one event in the stream that a call responds with. */
  eventProblems(call: string, event: unknown): string[] {
    const operation = this.operations.get(call);
    const response = operation && this.findResponse(operation, 200);
    const schema = response?.content?.[EVENT_STREAM]?.schema;
    return schema === undefined
      ? [`response: ${EVENT_STREAM} is not declared`]
      : this.schemaProblems('event', schema, event);
  }

  private findResponse({source}: Operation, status: number): ResponseObject | undefined {
    const [, declared] = responsesOf(source).find(([key]) => key === String(status)) ?? [];
    return declared && this.spec.resolve<ResponseObject>(declared);
  }

  private contentProblems(
    subject: string,
    content: Named<MediaTypeObject>,
    {contentType = '', text}: Pick<ResponseSample, 'contentType' | 'text'>,
  ): string[] {
    const mediaType = contentType.split(';')[0]?.trim() ?? '';
    const declared = content[mediaType];
    if (declared === undefined) {
      const list = Object.keys(content).join(', ');
      return [
        `${subject}: media type ${mediaType || '(none)'} is not declared (declared: ${list})`,
      ];
    }
    // The schema of an event stream describes one event. eventProblems checks it.
    if (declared.schema === undefined || mediaType === EVENT_STREAM) return [];
    if (mediaType !== JSON_TYPE) return this.schemaProblems(subject, declared.schema, text);
    try {
      return this.schemaProblems(subject, declared.schema, JSON.parse(text));
    } catch {
      return [`${subject}: the body is not JSON: ${text.slice(0, MAX_QUOTED_CHARACTERS)}`];
    }
  }

  private schemaProblems(subject: string, schema: Schema, value: unknown): string[] {
    return this.validate(schema, value).map(
      ({instancePath, message, keyword}) => `${subject}${instancePath}: ${message ?? keyword}`,
    );
  }
}

export type SpecificationName = 'database' | 'ai';

/**
 * Returns the contract of `openapi/<name>.yaml`. The file is read on the first call, so that the sandbox starts quickly.
 *
 * @throws Error when the file cannot be read or parsed
 */
export const contractFor = memoize((name: SpecificationName) => {
  const source = {specPath: `openapi/${name}.yaml`, variables: true};
  return new Contract(loadSpecification(rootDir, source, variables));
});
