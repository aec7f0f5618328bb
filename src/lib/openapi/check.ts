/**
 * The one door for specifications: checks every shape that the generator relies on, so that the code
 * behind it can trust its types. Style is not judged here; `redocly lint` does that in the tests.
 */
import {eachPart} from './parts';
import shapes from './shapes.json';
import {isDictionary, pointerToken, type Dictionary, type Specification} from './specification';

/** By part of a specification, what each of its keys holds: another part, `part[]` or `part{}` (by name). */
const partShapes: Readonly<Record<string, Readonly<Record<string, string>>>> = shapes;

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

  /** Holds a value against a shape, and everything inside it; what is not there is right. */
  value(value: unknown, pointer: string, shape: string, what: string): void {
    if (value === undefined || shape === 'anything') return;
    const entry = shape.slice(0, -2);
    const one = partShapes[entry] ? `${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}` : '';
    if (shape.endsWith('[]')) {
      if (!Array.isArray(value)) {
        return this.fail(pointer, `${what} must be a list; found ${describe(value)}`);
      }
      value.forEach((item: unknown, index) =>
        this.value(item, `${pointer}/${index}`, entry, one || `an entry of ${what}`),
      );
    } else if (shape.endsWith('{}')) {
      for (const [key, item] of Object.entries(this.dictionary(value, pointer, what))) {
        // An extension among the paths may hold anything.
        if (entry === 'path' && key.startsWith('x-')) continue;
        this.value(item, `${pointer}/${pointerToken(key)}`, entry, one);
      }
    } else if (shape !== 'text') this.part(value, pointer, shape, what);
    else if (typeof value !== 'string') {
      this.fail(pointer, `${what} must be text; found ${describe(value)}`);
    }
  }

  private part(value: unknown, pointer: string, kind: string, what: string): void {
    if (kind === 'schema' && typeof value === 'boolean') return;
    const part = this.dictionary(value, pointer, what);
    // Schemas may hold themselves.
    if (kind === 'schema' && this.seen.has(value as object)) return;
    this.seen.add(value as object);
    const {name, in: place, type} = part;
    if (kind === 'parameter' && (typeof name !== 'string' || typeof place !== 'string')) {
      this.fail(pointer, 'a parameter needs a name and a place: in: query, path, header or cookie');
    }
    if (kind === 'schema' && type !== undefined && typeof type !== 'string' && !Array.isArray(type))
      this.fail(pointer, `type must be a name or a list of names; found ${describe(type)}`);
    for (const [key, shape] of Object.entries(partShapes[kind] ?? {})) {
      this.value(part[key], `${pointer}/${pointerToken(key)}`, shape, key);
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
    if (typeof $ref !== 'string') return;
    const reference = `$ref ${JSON.stringify($ref)}`;
    if (!$ref.startsWith('#')) {
      checker.fail(
        pointer,
        `${reference} leads to another file. Put all into one: redocly bundle <file> -o <file>`,
      );
    }
    if (spec.find($ref) === undefined) checker.fail(pointer, `${reference} leads nowhere`);
  });
  checker.value(document, '#', 'specification', 'a specification');
  const stray = Object.keys(document.paths ?? {}).find((path) => !/^(?:\/|x-)/.test(path));
  if (stray !== undefined) {
    checker.fail(`#/paths/${pointerToken(stray)}`, 'a path must begin with a slash');
  }
}
