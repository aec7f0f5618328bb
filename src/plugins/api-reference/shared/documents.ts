/** The documents in the body of a request or response, and their secret fields. */

export type Document = Readonly<Record<string, unknown>>;

/** A field of a document. */
export interface DocumentField {
  /** `profile.salary` */
  readonly name: string;
  /** Of a secret field, the share of one node. */
  readonly value: unknown;
  readonly isSecret: boolean;
}

/** The key of a share: a secret field is an object that only has this key. */
const SHARE = '%share';

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !(value instanceof Number);

function hasSecret(value: unknown): value is Document {
  return isDocument(value) && (SHARE in value || Object.values(value).some(hasSecret));
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isDocument(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

/** Returns the documents that a value consists of: those of a list, or a single one. */
export function documentsOf(value: unknown): Document[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isDocument);
}

/** Returns the fields of a document. An object or a list that contains a secret field is split into its own fields. */
export function fieldsOf(document: Document, prefix = ''): DocumentField[] {
  return Object.entries(document).flatMap(([key, value]): DocumentField[] => {
    const name = prefix + key;
    if (!hasSecret(value)) return [{name, value, isSecret: false}];
    if (SHARE in value) return [{name, value: value[SHARE], isSecret: true}];
    return fieldsOf(value, `${name}.`);
  });
}
