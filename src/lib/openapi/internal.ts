/** Hides what the author of a specification marks as internal (`x-internal: true`). */
import {httpMethods} from './document';
import {isDictionary, pointerToken, type Specification} from './specification';

/** Maps and lists from which an internal part is removed. Elsewhere, such as in `items`, something would be missing. */
const CONTAINERS = [
  'paths',
  'webhooks',
  'x-webhooks',
  'callbacks',
  'parameters',
  'properties',
  'patternProperties',
  'headers',
  'responses',
  'content',
  'examples',
  'links',
  'servers',
  'tags',
  'oneOf',
  'anyOf',
];

/** Not more lines than this. */
const MAX_LINES = 20;

type Mutable = Record<string, unknown>;

class Hider {
  readonly hidden: string[] = [];
  private readonly visited = new Set<object>();

  constructor(private readonly spec: Specification) {}

  private isInternal(node: unknown): boolean {
    if (!isDictionary(node)) return false;
    if (node['x-internal'] === true) return true;
    const target = typeof node['$ref'] === 'string' ? this.spec.find(node['$ref']) : undefined;
    return isDictionary(target) && target['x-internal'] === true;
  }

  private note(pointer: string, key: string | number): true {
    this.hidden.push(`${pointer}/${pointerToken(key)}`);
    return true;
  }

  /** Removes the internal parts below a node. */
  visit(node: unknown, pointer: string, container: string): void {
    if (typeof node !== 'object' || node === null || this.visited.has(node)) return;
    this.visited.add(node);
    const isContainer = CONTAINERS.includes(container);
    if (Array.isArray(node)) {
      const list = node as unknown[];
      const kept = list.filter(
        (entry, index) => !(isContainer && this.isInternal(entry) && this.note(pointer, index)),
      );
      list.splice(0, list.length, ...kept);
    } else {
      for (const [key, entry] of Object.entries(node)) {
        const isOperation = (httpMethods as readonly string[]).includes(key) && isDictionary(entry);
        if (!(isContainer || isOperation) || !this.isInternal(entry)) continue;
        this.note(pointer, key);
        delete (node as Mutable)[key];
      }
    }
    for (const [key, entry] of Object.entries(node)) {
      this.visit(entry, `${pointer}/${pointerToken(key)}`, key);
    }
    if (!Array.isArray(node)) requireOnlyShown(node as Mutable, this.hidden, pointer);
  }

  /** Removes the components that nothing refers to any more. */
  removeComponents(): void {
    const components: unknown = this.spec.document.components;
    for (const [kind, entries] of Object.entries(isDictionary(components) ? components : {})) {
      for (const [name, entry] of Object.entries(isDictionary(entries) ? entries : {})) {
        if (!isDictionary(entry) || entry['x-internal'] !== true) continue;
        const pointer = `#/components/${kind}/${pointerToken(name)}`;
        delete (entries as Mutable)[name];
        const isUsed = JSON.stringify(this.spec.document).includes(JSON.stringify(pointer));
        if (isUsed) (entries as Mutable)[name] = entry;
        else this.hidden.push(pointer);
      }
    }
  }
}

/** A property that is hidden cannot be required. */
function requireOnlyShown(schema: Mutable, hidden: readonly string[], pointer: string): void {
  const {required} = schema;
  if (!Array.isArray(required)) return;
  const isHidden = (name: unknown) =>
    hidden.includes(`${pointer}/properties/${pointerToken(String(name))}`);
  if (required.some(isHidden)) schema['required'] = required.filter((name) => !isHidden(name));
}

/**
 * Removes each operation, parameter, and property with `x-internal: true` from the document, and everything else that is
 * in a map or list, such as a response. A component is removed when nothing refers to it. `spec.text` stays as it is.
 *
 * @returns a line for each hidden part; after 20, the last line is the number of the others
 */
export function hideInternal(spec: Specification): string[] {
  if (!spec.text.includes('x-internal')) return [];
  const hider = new Hider(spec);
  hider.visit(spec.document, '#', '');
  hider.removeComponents();
  const {hidden} = hider;
  const lines = hidden
    .slice(0, MAX_LINES)
    .map((pointer) => spec.describe(pointer, 'hidden, because x-internal is true'));
  const more = hidden.length - lines.length;
  return more > 0 ? [...lines, `${spec.file}: … and ${more} more`] : lines;
}
