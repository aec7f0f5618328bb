/** A parsed OpenAPI file: follows references, and says where things stand. */
import {CORE_SCHEMA, load} from 'js-yaml';
import {LineCounter, isNode, parseDocument, type Document} from 'yaml';
import {idOf} from '../anchor';
import type {OpenApiDocument} from './document';

/** A value read from a document, before its shape is known. */
export type Dictionary = Readonly<Record<string, unknown>>;

export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One token of a JSON pointer, escaped. */
export function pointerToken(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys that a local reference (`#/components/schemas/A`) leads through. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((token) => token !== '')
    .map((token) => idOf(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function printPlace(lines: LineCounter, offset: number): string {
  const {line, col} = lines.linePos(offset);
  return `${line}:${col}`;
}

/** A parsed specification. `text` has its variables substituted; it is what readers download. */
export class Specification {
  readonly document: OpenApiDocument;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.document = this.parse() as OpenApiDocument;
  }

  private parse(): unknown {
    if (this.file.endsWith('.json')) {
      try {
        return JSON.parse(this.text) as unknown;
      } catch (cause) {
        const offset = /at position (\d+)/.exec(String(cause))?.[1] ?? this.text.length;
        const place = printPlace(this.tree().lines, Number(offset));
        throw new Error(`${this.file}:${place}: not valid JSON: ${String(cause)}`, {
          cause,
        });
      }
    }
    // js-yaml takes it for a number, which in YAML 1.2 it is not.
    if (/\b0b[01]/.test(this.text)) return this.parseSlowly();
    try {
      return load(this.text, {schema: CORE_SCHEMA});
    } catch {
      return this.parseSlowly();
    }
  }

  /** By a parser that takes four times as long, and knows where each value stands. */
  private parseSlowly(): unknown {
    const {document, lines} = this.tree();
    const [error] = document.errors;
    if (error !== undefined) {
      throw new Error(
        `${this.file}:${printPlace(lines, error.pos[0])}: not valid YAML: ${error.message.split('\n')[0] ?? error.code}`,
      );
    }
    try {
      return document.toJS({maxAliasCount: -1}) as unknown;
    } catch (cause) {
      throw new Error(`${this.file}: not valid YAML: ${String(cause)}`, {cause});
    }
  }

  private tree(): {document: Document; lines: LineCounter} {
    const lines = new LineCounter();
    return {document: parseDocument(this.text, {lineCounter: lines, uniqueKeys: true}), lines};
  }

  /** Line and column of the value that a pointer leads to, or of the nearest one above it. Slow: for errors only. */
  private placeOf(pointer: string): string {
    const {document, lines} = this.tree();
    for (let keys = pointerKeys(pointer); ; keys = keys.slice(0, -1)) {
      const node = document.getIn(keys, true);
      if (isNode(node) && node.range != null) return printPlace(lines, node.range[0]);
      if (keys.length === 0) return '1:1';
    }
  }

  /** An error at a place: `openapi/database.yaml:12:7 (#/paths/~1health/get): problem`. */
  error(pointer: string, problem: string): Error {
    return new Error(`${this.file}:${this.placeOf(pointer)} (${pointer || '#'}): ${problem}`);
  }

  /** What a local reference leads to, or undefined. */
  find(reference: string): unknown {
    if (!reference.startsWith('#')) return undefined;
    let value: unknown = this.document;
    for (const key of pointerKeys(reference)) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
        return undefined;
      }
      value = (value as Readonly<Record<string, unknown>>)[key];
    }
    return value;
  }

  /** Follows references until an object without one; siblings of `$ref` win over what it leads to. */
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
