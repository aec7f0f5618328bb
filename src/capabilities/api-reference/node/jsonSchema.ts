/** A body's JSON Schema as one document that needs nothing else: references lead into its own `$defs`. */
import type {Schema} from '../../../lib/openapi/document';
import {CODE_MAX_LENGTH} from '../options';
import {referenceName} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import {printLiteral} from './literal';

/** Rewrites references and collects what they lead to. */
class Extractor {
  readonly definitions = new Map<string, unknown>();
  private readonly names = new Map<string, string>();

  constructor(private readonly spec: Specification) {}

  rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry: unknown) => this.rewrite(entry));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
      const reference = key === '$ref' && typeof entry === 'string';
      return [key, reference ? this.reference(entry) : this.rewrite(entry)] as const;
    });
    return Object.fromEntries(entries);
  }

  private reference(reference: string): string {
    let name = this.names.get(reference);
    if (name === undefined) {
      name = referenceName(reference);
      for (let count = 2; this.definitions.has(name); count += 1) {
        name = `${referenceName(reference)}-${count}`;
      }
      this.names.set(reference, name);
      this.definitions.set(name, undefined);
      this.definitions.set(name, this.rewrite(this.spec.find(reference)));
    }
    return `#/$defs/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
}

/** The schema as text, or undefined when it is too long for a page; the download has it then. */
export function bodySchema(spec: Specification, schema: Schema): string | undefined {
  const extractor = new Extractor(spec);
  const root = extractor.rewrite(schema);
  const definitions = Object.fromEntries(extractor.definitions);
  const whole =
    extractor.definitions.size === 0 || typeof root !== 'object'
      ? root
      : {...root, $defs: definitions};
  const text = printLiteral(whole);
  return text.length > CODE_MAX_LENGTH ? undefined : text;
}
