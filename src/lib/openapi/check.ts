/**
 * The one door for specifications: checks every shape that the generator relies on, so that the code
 * behind it can trust its types. Style is not judged here; `redocly lint` does that in the tests.
 */
import {httpMethods} from './document';
import {eachPart} from './parts';
import {isDictionary, pointerToken, type Dictionary, type Specification} from './specification';

type Check = (value: unknown, pointer: string) => void;

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

/** The checks of one specification; `throw`s at the first problem. */
class Checker {
  private readonly seen = new WeakSet<object>();

  constructor(private readonly spec: Specification) {}

  fail(pointer: string, problem: string): never {
    throw this.spec.error(pointer, problem);
  }

  /** An object, with references followed. */
  dictionary(value: unknown, pointer: string, what: string): Dictionary {
    if (!isDictionary(value)) {
      return this.fail(pointer, `${what} must be an object; found ${describe(value)}`);
    }
    const resolved: unknown = this.spec.resolve(value);
    if (!isDictionary(resolved)) {
      return this.fail(pointer, `${what} must lead to an object; found ${describe(resolved)}`);
    }
    return resolved;
  }

  each(value: unknown, pointer: string, what: string, check: Check): void {
    if (value === undefined) return;
    for (const [key, entry] of Object.entries(this.dictionary(value, pointer, what))) {
      check(entry, `${pointer}/${pointerToken(key)}`);
    }
  }

  list(value: unknown, pointer: string, what: string, check: Check): void {
    if (value === undefined) return;
    if (!Array.isArray(value)) {
      this.fail(pointer, `${what} must be a list; found ${describe(value)}`);
    }
    value.forEach((entry: unknown, index) => check(entry, `${pointer}/${index}`));
  }

  text(value: unknown, pointer: string, what: string): void {
    if (value !== undefined && typeof value !== 'string') {
      this.fail(pointer, `${what} must be text; found ${describe(value)}`);
    }
  }

  schema: Check = (value, pointer) => {
    if (value === undefined || typeof value === 'boolean') return;
    const schema = this.dictionary(value, pointer, 'a schema');
    if (this.seen.has(value as object)) return;
    this.seen.add(value as object);
    const type = schema.type;
    if (type !== undefined && typeof type !== 'string' && !Array.isArray(type)) {
      this.fail(pointer, `type must be a name or a list of names; found ${describe(type)}`);
    }
    this.text(schema.description, `${pointer}/description`, 'description');
    this.each(schema.properties, `${pointer}/properties`, 'properties', this.schema);
    this.each(
      schema.patternProperties,
      `${pointer}/patternProperties`,
      'patternProperties',
      this.schema,
    );
    for (const key of ['items', 'additionalProperties', 'not'] as const) {
      this.schema(schema[key], `${pointer}/${key}`);
    }
    for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems'] as const) {
      this.list(schema[key], `${pointer}/${key}`, key, this.schema);
    }
    const name: Check = (entry, at) => this.text(entry, at, 'a required property');
    this.list(schema.required, `${pointer}/required`, 'required', name);
    this.list(schema.enum, `${pointer}/enum`, 'enum', () => undefined);
  };

  content: Check = (value, pointer) => {
    this.each(value, pointer, 'content', (media, at) => {
      const {schema, examples} = this.dictionary(media, at, 'a media type');
      this.schema(schema, `${at}/schema`);
      this.each(examples, `${at}/examples`, 'examples', (example, exampleAt) => {
        this.dictionary(example, exampleAt, 'an example');
      });
    });
  };

  parameter: Check = (value, pointer) => {
    const parameter = this.dictionary(value, pointer, 'a parameter');
    if (typeof parameter.name !== 'string' || typeof parameter.in !== 'string') {
      this.fail(pointer, 'a parameter needs a name and a place: in: query, path, header or cookie');
    }
    this.schema(parameter.schema, `${pointer}/schema`);
    this.content(parameter.content, `${pointer}/content`);
  };

  operation: Check = (value, pointer) => {
    const operation = this.dictionary(value, pointer, 'an operation');
    for (const key of ['summary', 'operationId', 'description', 'x-guide', 'x-description']) {
      this.text(operation[key], `${pointer}/${key}`, key);
    }
    this.list(operation.parameters, `${pointer}/parameters`, 'parameters', this.parameter);
    this.list(operation.tags, `${pointer}/tags`, 'tags', (tag, at) => this.text(tag, at, 'a tag'));
    if (operation.requestBody !== undefined) {
      const at = `${pointer}/requestBody`;
      const body = this.dictionary(operation.requestBody, at, 'requestBody');
      this.content(body.content, `${at}/content`);
    }
    this.each(operation.responses, `${pointer}/responses`, 'responses', (response, at) => {
      const {headers, content} = this.dictionary(response, at, 'a response');
      this.content(content, `${at}/content`);
      this.each(headers, `${at}/headers`, 'headers', (header, headerAt) => {
        this.schema(this.dictionary(header, headerAt, 'a header').schema, `${headerAt}/schema`);
      });
    });
  };

  pathItem: Check = (value, pointer) => {
    const item = this.dictionary(value, pointer, 'a path');
    this.list(item.parameters, `${pointer}/parameters`, 'parameters', this.parameter);
    for (const method of httpMethods) {
      if (item[method] !== undefined) this.operation(item[method], `${pointer}/${method}`);
    }
  };

  /** A reference is local and leads somewhere. */
  reference(reference: string, pointer: string): void {
    if (!reference.startsWith('#')) {
      this.fail(
        pointer,
        `$ref ${JSON.stringify(reference)} leads to another file. Put all into one: redocly bundle <file> -o <file>`,
      );
    }
    if (this.spec.find(reference) === undefined) {
      this.fail(pointer, `$ref ${JSON.stringify(reference)} leads nowhere`);
    }
  }
}

/**
 * Checks a parsed specification.
 *
 * @throws SpecificationError with file:line, pointer, what was found and what would be right
 */
export function checkSpecification(spec: Specification): void {
  const checker: Checker = new Checker(spec);
  const document = checker.dictionary(spec.document, '#', 'a specification');
  const version = document.openapi;
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version)) {
    const found = version ?? document.swagger;
    checker.fail('', `openapi must be 3.0.x or 3.1.x; found ${describe(found)}`);
  }
  const info = checker.dictionary(document.info, '#/info', 'info');
  if (typeof info.title !== 'string' || info.title.trim() === '') {
    checker.fail('#/info/title', `the API needs a title; found ${describe(info.title)}`);
  }
  if (document.paths === undefined && document.webhooks === undefined) {
    checker.fail('', 'paths is missing: a specification lists its operations there');
  }
  eachPart(document, ({$ref}, pointer) => {
    if (typeof $ref === 'string') checker.reference($ref, pointer);
  });
  checker.each(document.paths, '#/paths', 'paths', (item, pointer) => {
    if (!pointer.startsWith('#/paths/~1') && !pointer.startsWith('#/paths/x-')) {
      checker.fail(pointer, 'a path must begin with a slash');
    }
    if (!pointer.startsWith('#/paths/x-')) checker.pathItem(item, pointer);
  });
  for (const key of ['webhooks', 'x-webhooks'] as const)
    checker.each(document[key], `#/${key}`, key, checker.pathItem);
  checker.list(document.tags, '#/tags', 'tags', (tag, pointer) => {
    checker.text(checker.dictionary(tag, pointer, 'a tag').name, `${pointer}/name`, 'name');
  });
}
