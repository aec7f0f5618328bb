/** A parsed OpenAPI file: follows references, and knows the position of each value. */
import {isNode, LineCounter, parseDocument, visit, type Document} from 'yaml';
import {decodeUrlPart} from '../decodeUrlPart';
import {ExactNumber, losesDigits, parseExactJson} from '../exactNumber';
import {findRepeatedKey} from '../repeatedKey';
import {lineAndColumn} from '../lineAndColumn';
import type {OpenApiDocument} from './document';

/** An object read from a file, before its fields are checked. */
export type Dictionary = Readonly<Record<string, unknown>>;

/**
 * Whether a value is an object, but neither null, nor a list, nor a number with exact digits. The readers of specifications, the sandbox, and commands
 * use it for values of unknown type.
 */
export function isDictionary(value: unknown): value is Dictionary {
  if (typeof value !== 'object' || value === null) return false;
  return !Array.isArray(value) && !(value instanceof Number);
}

/** Returns the entries of a map, and those of a list by their index; none of anything else. */
export function entriesOf(node: unknown): [key: string, entry: unknown][] {
  return typeof node === 'object' && node !== null ? Object.entries(node) : [];
}

/**
 * Returns a key as one token of a JSON pointer in a URL: `/a~b%` becomes `~1a~0b%25`. `pointerKeys` reverses it. For the
 * pointers of paths, webhooks, and sentences.
 */
export function pointerToken(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
}

/**
 * Returns the keys of a JSON pointer within the file: `#/paths/~1a` gives `paths`, `/a`. Both `#` and `#/` mean the whole
 * file and give no keys. `Specification` looks values up by these keys, and `flatten` (schema.ts) names schemas by the last
 * one.
 */
export function pointerKeys(pointer: string): string[] {
  const path = pointer.replace(/^#?\/?/, '');
  if (path === '') return [];
  return path
    .split('/')
    .map((token) => decodeUrlPart(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * A parsed specification, in YAML 1.2 or JSON. Only its syntax has been checked (checkSpecification checks the rest).
 *
 * @throws Error with file and line when the text cannot be parsed
 */
export class Specification {
  readonly document: OpenApiDocument;
  private tree: Document | undefined;
  private readonly lines = new LineCounter();
  private anchors: ReadonlyMap<string, object> | undefined;

  /**
   * @param file shown in errors, relative to the site
   * @param text with variables substituted, as readers download it
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    // Native parsing takes a fraction of a second for 13 MB of JSON; `yaml`, which knows positions, takes many.
    const value = file.endsWith('.json') ? this.parseJson() : this.parseYaml();
    this.document = value as OpenApiDocument;
  }

  private parseJson(): unknown {
    const value = this.parseJsonText();
    const repeated = findRepeatedKey(this.text);
    if (repeated === undefined) return value;
    const {key, offset} = repeated;
    const position = lineAndColumn(this.text, offset);
    const problem = `an object has the key ${key} twice. Remove or rename one of them`;
    throw new Error(`${this.file}:${position}: ${problem}`);
  }

  private parseJsonText(): unknown {
    try {
      return parseExactJson(this.text);
    } catch (cause) {
      // V8 says for example: Unexpected token ',', ..."info": {,}" is not valid JSON at position 30
      const offset = Number(/at position (\d+)/.exec(String(cause))?.[1] ?? this.text.length);
      const position = lineAndColumn(this.text, offset);
      throw new Error(`${this.file}:${position}: not valid JSON: ${String(cause)}`, {cause});
    }
  }

  private parseYaml(): unknown {
    const tree = this.parseTree();
    const [error] = tree.errors;
    if (error !== undefined) {
      const position = lineAndColumn(this.text, error.pos[0]);
      const [problem] = error.message.split('\n');
      throw new Error(`${this.file}:${position}: not valid YAML: ${problem}`);
    }
    visit(tree, {
      Scalar(key, node) {
        const {value, source = ''} = node;
        // A key is text, whatever it looks like.
        if (key === 'key' || typeof value !== 'number' || !losesDigits(source)) return;
        node.value = new ExactNumber(source);
      },
    });
    try {
      return tree.toJS({maxAliasCount: -1}) as unknown;
    } catch (cause) {
      throw new Error(`${this.file}: not valid YAML: ${String(cause)}`, {cause});
    }
  }

  /** The text as a tree with positions. JSON is YAML too, so this also finds positions in JSON files. */
  private parseTree(): Document {
    // Merge keys, `<<: *base`, are of YAML 1.1, but common in specifications.
    this.tree ??= parseDocument(this.text, {lineCounter: this.lines, merge: true});
    return this.tree;
  }

  /** Returns the line and column of the value at a pointer, or of its closest existing parent. */
  private positionOf(pointer: string): string {
    const tree = this.parseTree();
    for (let keys = pointerKeys(pointer); ; keys = keys.slice(0, -1)) {
      const node = tree.getIn(keys, true);
      if (isNode(node) && node.range != null) {
        const {line, col} = this.lines.linePos(node.range[0]);
        return `${line}:${col}`;
      }
      if (keys.length === 0) return '1:1';
    }
  }

  /** Prints a problem with its location: `openapi/database.yaml:12:7 (#/paths/~1health/get): problem`. */
  describe(pointer: string, problem: string): string {
    return `${this.file}:${this.positionOf(pointer)} (${pointer || '#'}): ${problem}`;
  }

  /** An error with the location of a problem. */
  error(pointer: string, problem: string): Error {
    return new Error(this.describe(pointer, problem));
  }

  /** Schemas by their `$anchor`, `$dynamicAnchor`, and `$id`, as references name them. The first one counts. */
  private findAnchors(): ReadonlyMap<string, object> {
    if (this.anchors !== undefined) return this.anchors;
    const found = new Map<string, object>();
    const visited = new Set<object>();
    const waiting: unknown[] = [this.document];
    for (const node of waiting) {
      if (typeof node !== 'object' || node === null || visited.has(node)) continue;
      visited.add(node);
      if (isDictionary(node)) {
        const {$anchor, $dynamicAnchor, $id} = node;
        const fragments = [$anchor, $dynamicAnchor].filter((name) => typeof name === 'string');
        for (const name of [...fragments.map((fragment) => `#${fragment}`), $id]) {
          if (typeof name === 'string' && !found.has(name)) found.set(name, node);
        }
      }
      waiting.push(...(Object.values(node) as unknown[]));
    }
    this.anchors = found;
    return found;
  }

  /** The value at a reference within this file, or undefined. */
  find(reference: string): unknown {
    const isPointer = reference === '#' || reference.startsWith('#/');
    if (!isPointer) return this.findAnchors().get(reference);
    let value: unknown = this.document;
    for (const key of pointerKeys(reference)) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
        return undefined;
      }
      value = (value as Dictionary)[key];
    }
    return value;
  }

  /**
   * Follows references until an object without one. Fields next to `$ref` override those of its target. A reference to
   * nothing, to another file, or to itself is not followed: the result then still has the `$ref`.
   */
  resolve<T extends object>(node: T | {readonly $ref: string}): T {
    const seen = new Set<string>();
    let current: object = node;
    while ('$ref' in current && typeof current.$ref === 'string') {
      const {$ref, ...siblings} = current as {$ref: string};
      if (seen.has($ref)) break;
      seen.add($ref);
      const target = this.find($ref);
      if (typeof target !== 'object' || target === null) break;
      current = {...target, ...siblings};
    }
    return current as T;
  }
}
