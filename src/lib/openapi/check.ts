/**
 * The one door for specifications: holds every part that pages are made of against the shape that their code relies on,
 * so that it can trust its types. Style is not judged here; `redocly lint` does that in the tests.
 */
import shapes from './shapes.json';
import {isDictionary, pointerToken, type Specification} from './specification';

/** By kind of part, what each of its keys holds: another part, `[]` or `{}` (by name) of it, text or anything. */
const partShapes: Readonly<Record<string, Readonly<Record<string, string>>>> = shapes;

/** A value in the words of an error. */
function describe(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

/** One walk over one specification; `throw`s at the first problem. */
class Walk {
  private readonly seen = new WeakSet<object>();

  constructor(
    private readonly spec: Specification,
    private readonly visit: (part: Record<string, unknown>, pointer: string) => void,
  ) {}

  private fail(pointer: string, problem: string): never {
    throw this.spec.error(pointer, problem);
  }

  /** What a reference leads to. */
  private target(reference: string, pointer: string): unknown {
    const name = `$ref ${JSON.stringify(reference)}`;
    if (!reference.startsWith('#')) {
      this.fail(
        pointer,
        `${name} leads to another file. Put all into one: redocly bundle <file> -o <file>`,
      );
    }
    return this.spec.find(reference) ?? this.fail(pointer, `${name} leads nowhere`);
  }

  /** Holds a value against a shape, and everything inside it and behind it; what is not there is right. */
  value(value: unknown, pointer: string, shape: string, what: string): void {
    if (value === undefined || shape === 'anything') return;
    const is = (right: boolean, words: string) =>
      right || this.fail(pointer, `${what} must be ${words}; found ${describe(value)}`);
    if (shape === 'text') {
      is(typeof value === 'string', 'text');
      return;
    }
    if (shape === 'schema' && typeof value === 'boolean') return;
    if (shape.endsWith('[]')) is(Array.isArray(value), 'a list');
    else is(isDictionary(value), 'an object');
    // Parts may hold themselves, and be held by several.
    if (this.seen.has(value as object)) return;
    this.seen.add(value as object);
    const entry = shape.slice(0, -2);
    const one = partShapes[entry] ? `${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}` : '';
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) =>
        this.value(item, `${pointer}/${index}`, entry, one || `an entry of ${what}`),
      );
      return;
    }
    const part = value as Record<string, unknown>;
    const {$ref} = part;
    if (typeof $ref === 'string') this.value(this.target($ref, pointer), $ref, shape, what);
    const isPart = !shape.endsWith('{}');
    if (isPart) this.part(part, pointer, shape);
    for (const [key, item] of Object.entries(part)) {
      // What begins so among names is an extension where names are of paths and statuses, and may hold anything.
      const named = /^(?:path|response)$/.test(entry) && key.startsWith('x-') ? 'anything' : entry;
      const of = isPart ? (partShapes[shape]?.[key] ?? 'anything') : named;
      if (item !== $ref)
        this.value(item, `${pointer}/${pointerToken(key)}`, of, isPart ? key : one || key);
    }
  }

  private part(part: Record<string, unknown>, pointer: string, kind: string): void {
    const {name, in: place, type, $ref} = part;
    if (kind === 'parameter' && $ref === undefined && !(name && place)) {
      this.fail(pointer, 'a parameter needs a name and a place: in: query, path, header or cookie');
    }
    if (kind === 'schema' && type !== undefined && typeof type !== 'string' && !Array.isArray(type))
      this.fail(pointer, `type must be a name or a list of names; found ${describe(type)}`);
    this.visit(part, pointer);
  }
}

/**
 * Calls `visit` with every part and the JSON pointer to it, once each, references followed.
 *
 * @throws Error for one of a wrong shape: file:line, pointer, what was found and what would be right
 */
export function eachPart(
  spec: Specification,
  visit: (part: Record<string, unknown>, pointer: string) => void,
): void {
  new Walk(spec, visit).value(spec.document, '#', 'specification', 'a specification');
}

/**
 * Checks a parsed specification.
 *
 * @throws Error with file:line, pointer, what was found and what would be right
 */
export function checkSpecification(spec: Specification): void {
  // Nothing is known of it yet.
  const document: unknown = spec.document;
  const {openapi, swagger, info, paths, webhooks} = isDictionary(document) ? document : {};
  if (typeof openapi !== 'string' || !/^3\.[01]\./.test(openapi)) {
    const found = isDictionary(document) ? (openapi ?? swagger) : document;
    throw spec.error('', `openapi must be 3.0.x or 3.1.x; found ${describe(found)}`);
  }
  const title = isDictionary(info) ? info.title : undefined;
  if (typeof title !== 'string' || title.trim() === '') {
    throw spec.error('#/info/title', `the API needs a title; found ${describe(title)}`);
  }
  if (paths === undefined && webhooks === undefined) {
    throw spec.error('', 'paths is missing: a specification lists its operations there');
  }
  eachPart(spec, () => undefined);
  const stray = Object.keys(spec.document.paths ?? {}).find((path) => !/^(?:\/|x-)/.test(path));
  if (stray !== undefined) {
    throw spec.error(`#/paths/${pointerToken(stray)}`, 'a path must begin with a slash');
  }
}
