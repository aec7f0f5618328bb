/** Removes the components that only hidden parts of a specification use (internal.ts). */
import {discriminatedSchemas} from './discriminator';
import {
  entriesOf,
  isDictionary,
  pointerKeys,
  pointerToken,
  type Dictionary,
  type Specification,
} from './specification';

/** Returns whether a part, or what it refers to, has `x-internal: true`. */
export function isInternal(spec: Specification, node: unknown): boolean {
  return isDictionary(node) && spec.resolve<Dictionary>(node)['x-internal'] === true;
}

/** Returns the pointer of the component that has a value, `#/components/schemas/A`. */
const componentPointer = (kind: string, name: string) =>
  `#/components/${pointerToken(kind)}/${pointerToken(name)}`;

/** The components by their pointers. */
function componentsOf({document}: Specification): Map<string, unknown> {
  return new Map(
    entriesOf(document.components).flatMap(([kind, list]) =>
      entriesOf(list).map(([name, entry]) => [componentPointer(kind, name), entry] as const),
    ),
  );
}

/** References to other values that a value contains, apart from the values in it. */
function referencesOf(spec: Specification, node: unknown, pointer: string | undefined): string[] {
  if (typeof node === 'string') {
    // A pointer to a part of a component needs the component.
    const [first, kind = '', name = ''] = node.startsWith('#/') ? pointerKeys(node) : [];
    return first === 'components' ? [componentPointer(kind, name), node] : [node];
  }
  if (!isDictionary(node)) return [];
  const {security, discriminator} = node;
  const schemes = Array.isArray(security)
    ? security.flatMap((entry: object) => Object.keys(entry))
    : [];
  const choices = isDictionary(discriminator) ? discriminatedSchemas(spec, node, pointer) : [];
  return [
    ...schemes.map((name) => componentPointer('securitySchemes', name)),
    ...choices.filter((choice) => !isInternal(spec, choice)).map(({$ref}) => $ref),
  ];
}

/** All values of the document without its components, and those of given components, and all to which they refer. */
function usedValues(spec: Specification, roots: readonly unknown[]): ReadonlySet<unknown> {
  const {components: _, ...others} = spec.document;
  const pointers = new Map([...componentsOf(spec)].map(([pointer, entry]) => [entry, pointer]));
  const used = new Set<unknown>([others, ...roots]);
  for (const node of used) {
    for (const [, entry] of entriesOf(node)) used.add(entry);
    for (const reference of referencesOf(spec, node, pointers.get(node)))
      used.add(spec.find(reference));
  }
  return used;
}

/**
 * Returns a function that removes the components that were in use before parts were hidden, and aren't any more. It
 * returns their pointers, each with whether the component itself is internal.
 */
export function componentRemover(spec: Specification): () => (readonly [string, boolean])[] {
  const components = [...componentsOf(spec)];
  const usedBefore = usedValues(
    spec,
    components.map(([, entry]) => entry).filter((entry) => isInternal(spec, entry)),
  );
  return () => {
    const neverUsed = components
      .map(([, entry]) => entry)
      .filter((entry) => !usedBefore.has(entry));
    const used = usedValues(spec, neverUsed);
    const removed = components.filter(([, entry]) => !used.has(entry));
    const flagged = removed.map(([pointer, entry]) => [pointer, isInternal(spec, entry)] as const);
    for (const [pointer] of removed) {
      const [, kind = '', name = ''] = pointerKeys(pointer);
      const list = spec.find(`#/components/${pointerToken(kind)}`);
      if (isDictionary(list)) Reflect.deleteProperty(list, name);
    }
    return flagged;
  };
}
