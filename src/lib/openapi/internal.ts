/** Hides what the author of a specification marks as internal (`x-internal: true`). */
import {toReference} from './discriminator';
import {httpMethods, type LinkObject, type PathItemObject} from './document';
import {componentRemover, isInternal} from './internalComponents';
import {hideInExamples, hideInRequired} from './internalProperties';
import {hasTarget, operationIds, operationsOf, pathEntries} from './paths';
import {entriesOf, isDictionary, pointerToken, type Specification} from './specification';
import {webhookEntries} from './webhooks';

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
  'mapping',
];

/** Not more lines than this. */
const MAX_LINES = 20;

const HIDDEN = 'hidden, because x-internal is true';
const ONLY_HIDDEN = 'hidden, because only hidden parts refer to it';

/** What is hidden below a node: any part of an extension, the entries of a container, and operations elsewhere. */
type Mode = 'extension' | 'container' | 'other';

function modeOf(name: string): Mode {
  if (CONTAINERS.includes(name)) return 'container';
  return name.startsWith('x-') ? 'extension' : 'other';
}

/** The names of the tags that operations and webhooks have. */
function tagNames(spec: Specification): Set<string> {
  const items = [...pathEntries(spec), ...webhookEntries(spec)].map(({item}) => item);
  return new Set(items.flatMap(operationsOf).flatMap(({source}) => source.tags ?? []));
}

class Hider {
  /** The parts that are hidden, each with the reason, and those that are shown. */
  readonly hidden: [pointer: string, reason: string][] = [];
  readonly shown: [pointer: string, reason: string][] = [];
  /** The keys of the internal parts, by the map or list that has them. */
  readonly keys = new Map<object, Set<string>>();
  /** YAML can share an object between an extension and a container. */
  private readonly visited = {
    extension: new Set<object>(),
    container: new Set<object>(),
    other: new Set<object>(),
  };

  constructor(private readonly spec: Specification) {}

  /** Finds the internal parts below a node. They are removed later, because other parts may refer to them. */
  find(node: unknown, pointer: string, name: string): void {
    const mode = modeOf(name);
    if (typeof node !== 'object' || node === null || this.visited[mode].has(node)) return;
    this.visited[mode].add(node);
    const keys = this.keys.get(node) ?? new Set();
    this.keys.set(node, keys);
    for (const [key, entry] of entriesOf(node)) {
      if (keys.has(key)) continue;
      const place = `${pointer}/${pointerToken(key)}`;
      const isMapping = name === 'mapping' && typeof entry === 'string';
      const part = isMapping ? {$ref: toReference(entry)} : entry;
      const isOptional = [...httpMethods].some((method) => method === key) || key.startsWith('x-');
      if ((mode !== 'other' || isOptional) && isInternal(this.spec, part)) {
        keys.add(key);
        this.hidden.push([place, HIDDEN]);
        continue;
      }
      // The keys of a container are names, not fields. Components are removed last.
      const hasNames = mode === 'container' || pointer === '#/components';
      const names = name === 'callbacks' ? 'paths' : '';
      const field = hasNames ? names : key;
      this.find(entry, place, mode === 'extension' ? name : field);
      if (mode === 'container' && isDictionary(entry) && this.isEmptied(entry)) keys.add(key);
    }
  }

  /** Whether a path has only internal operations. */
  private isEmptied(path: PathItemObject): boolean {
    const operations = operationsOf(this.spec.resolve(path));
    return operations.length > 0 && operations.every(({source}) => isInternal(this.spec, source));
  }

  removeFound(): void {
    for (const [node, keys] of this.keys) {
      if (Array.isArray(node)) {
        const kept = (node as unknown[]).filter((_, index) => !keys.has(String(index)));
        node.splice(0, node.length, ...kept);
      } else for (const key of keys) Reflect.deleteProperty(node, key);
    }
  }

  /** Every map in the document once, with a pointer to it. */
  private maps() {
    const nodes = new Map<object, string>([[this.spec.document, '#']]);
    for (const [node, pointer] of nodes) {
      for (const [key, entry] of entriesOf(node)) {
        if (typeof entry === 'object' && entry !== null && !nodes.has(entry))
          nodes.set(entry, `${pointer}/${pointerToken(key)}`);
      }
    }
    return [...nodes].flatMap(([node, pointer]) => (isDictionary(node) ? [{node, pointer}] : []));
  }

  /** Removes links of responses to operations that the document doesn't have any more. */
  removeLinks(): void {
    const ids = new Set(operationIds(this.spec));
    for (const {node, pointer} of this.maps()) {
      const {links} = node;
      for (const [name, entry] of isDictionary(links) ? Object.entries(links) : []) {
        if (!isDictionary(entry)) continue;
        if (hasTarget(this.spec, ids, this.spec.resolve<LinkObject>(entry))) continue;
        Reflect.deleteProperty(links as object, name);
        const place = `${pointer}/links/${pointerToken(name)}`;
        this.hidden.push([place, 'hidden, because its operation has no page']);
      }
    }
  }

  /** Removes tags that operations had before parts were hidden, and none has any more. */
  removeTags(before: ReadonlySet<string>): void {
    const after = tagNames(this.spec);
    const tags = (this.spec.document.tags ?? []) as {readonly name: string}[];
    const isUnused = ({name}: {readonly name: string}) => before.has(name) && !after.has(name);
    for (const [index, tag] of tags.entries())
      if (isUnused(tag)) this.hidden.push([`#/tags/${index}`, ONLY_HIDDEN]);
    tags.splice(0, tags.length, ...tags.filter((tag) => !isUnused(tag)));
  }

  /** Removes the names of hidden properties, and notes the internal parts that are still there. */
  removeNames(): void {
    for (const {node, pointer} of this.maps()) {
      hideInRequired(this.spec, this.keys, node);
      for (const place of hideInExamples(this.spec, this.keys, node, pointer))
        this.hidden.push([place, 'hidden, because x-internal of the property is true']);
      if (node['x-internal'] === true)
        this.shown.push([pointer, 'shown although x-internal is true, as it cannot be left out']);
    }
  }
}

/**
 * Removes each operation, parameter, and property with `x-internal: true` from the document, and everything else that is
 * in a map or list, such as a response. Examples lose the properties, and responses the links to the operations. A
 * component or a tag is removed when nothing refers to it any more. `spec.text` stays as it is.
 *
 * @returns a line for each hidden part, and for each that cannot be hidden; after 20, the last line is the number of the
 *   others
 */
export function hideInternal(spec: Specification): string[] {
  if (!spec.text.includes('x-internal')) return [];
  const hider = new Hider(spec);
  const removeComponents = componentRemover(spec);
  const tags = tagNames(spec);
  hider.find(spec.document, '#', '');
  hider.removeFound();
  hider.removeLinks();
  for (const [pointer, isMarked] of removeComponents())
    hider.hidden.push([pointer, isMarked ? HIDDEN : ONLY_HIDDEN]);
  hider.removeTags(tags);
  hider.removeNames();
  const all = [...hider.shown, ...hider.hidden];
  const lines = all.slice(0, MAX_LINES).map(([pointer, reason]) => spec.describe(pointer, reason));
  const more = all.length - lines.length;
  return more > 0 ? [...lines, `${spec.file}: … and ${more} more`] : lines;
}
