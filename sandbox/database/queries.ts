/** Runs stored queries: variables are checked against their declaration, then put into the pipeline. */
import {z, type ZodType} from 'zod';
import {bounded} from './bounded';
import {HandledError} from './errors';
import type {Store} from './store';
import type {JsonObject, QueryVariable, ScalarType, StoredQuery} from './types';
import {mapLeaves} from './values';

const MARK = '##';

type Values = ReadonlyMap<string, unknown>;

/** Strict: a number or a boolean is never made from a string. */
const TYPES: Readonly<Record<ScalarType, ZodType<unknown, z.ZodTypeDef, unknown>>> = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  date: z.string().pipe(z.coerce.date()),
};

function scalar(name: string, type: ScalarType, value: unknown): unknown {
  const result = TYPES[type].safeParse(value);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({message}) => `key=${name}, reason=${message}`);
  throw new HandledError('DataValidationError', ...reasons);
}

/**
 * The node takes the members of whatever is given for an array: letters of a text, none of a number.
 *
 * @throws TypeError for null, which the node does not handle: 500 in plain text
 */
function checked(name: string, declaration: QueryVariable, value: unknown): unknown {
  if (declaration.type !== 'array') return scalar(name, declaration.type, value);
  const members: unknown[] = Object.values(value as object);
  return members.map((item) => scalar(name, declaration.items.type, item));
}

/**
 * Checks the values of one run. Every declared variable must be given, and nothing else.
 *
 * @throws DataValidationError for a wrong count or type; TypeError for a right count with a wrong
 *   name, which the node does not handle: 500 in plain text
 */
function readVariables(
  declared: Readonly<Record<string, QueryVariable>>,
  values: JsonObject,
): Values {
  const expected = Object.keys(declared).length;
  const received = Object.keys(values).length;
  if (expected !== received) {
    throw new HandledError(
      'DataValidationError',
      `Query execution variables count mismatch, expected=${expected}, received=${received}`,
    );
  }
  return new Map(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      const declaration = Object.hasOwn(declared, name) ? declared[name] : undefined;
      if (declaration === undefined) throw new TypeError(`No variable is declared under ${name}`);
      return [name, checked(name, declaration, value)];
    }),
  );
}

/**
 * A copy of `part` in which every string that starts with `##` is the variable of that name.
 *
 * @throws VariableInjectionError for a name without a value
 */
const inject = (part: unknown, values: Values): unknown =>
  mapLeaves(part, (leaf) => {
    if (typeof leaf !== 'string' || !leaf.startsWith(MARK)) return leaf;
    const name = leaf.slice(MARK.length);
    if (values.has(name)) return values.get(name);
    throw new HandledError('VariableInjectionError', `Missing pipeline variable: ${leaf}`);
  });

/**
 * Runs a stored query on its collection.
 *
 * @throws DataCollectionNotFoundError when the collection named by the query does not exist;
 *   DatabaseError for whatever the pipeline does wrong
 */
export async function execute(
  store: Store,
  query: StoredQuery,
  values: JsonObject,
): Promise<JsonObject[]> {
  const variables = readVariables(query.variables, values);
  const pipeline = inject(query.pipeline, variables) as JsonObject[];
  const collection = store.collections.get(query.schema);
  if (collection === undefined) {
    throw new HandledError('DataCollectionNotFoundError', `collection: ${query.schema}`);
  }
  // `$lookup` and its like name other collections by their ids.
  const text = JSON.stringify(pipeline);
  const named = [...store.collections.values()].filter(({_id}) => text.includes(_id));
  const others = Object.fromEntries(named.map(({_id, documents}) => [_id, documents]));
  return bounded('aggregated', collection.documents, pipeline, others);
}
