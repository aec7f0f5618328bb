/** Runs stored queries: checks the variables and puts them into the pipeline. */
import {z} from 'zod/v3';
import {TaggedError} from './errors';
import {isObject, mapValues, type JsonObject} from './objects';
import {runJob} from './runJob';
import type {Store} from './store';
import type {QueryVariable, StoredQuery} from './types';

const VARIABLE_MARK = '##';

/** The checks are strict: a number or a boolean is never read from a string. */
const SCALAR_CHECKS = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  date: z.string().pipe(z.coerce.date()),
};

function checkScalar(name: string, type: keyof typeof SCALAR_CHECKS, value: unknown): unknown {
  const result = SCALAR_CHECKS[type].safeParse(value);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({message}) => `key=${name}, reason=${message}`);
  throw new TaggedError('DataValidationError', [reasons.join(', ')]);
}

/**
 * Checks the value of one variable. An array may be given as any value: the node reads its items as
 * `Array.from` does, so a string gives its letters, and a number or an object gives no items.
 *
 * @throws TypeError for null instead of an array; the node responds with 500 in plain text
 */
function checkVariable(name: string, declaration: QueryVariable, value: unknown): unknown {
  if (declaration.type !== 'array') return checkScalar(name, declaration.type, value);
  const items: unknown[] = Array.from(value as ArrayLike<unknown>);
  return items.map((item) => checkScalar(name, declaration.items.type, item));
}

/**
 * Checks the values for one run: one for each declared variable.
 *
 * @throws DataValidationError for a wrong number of values or a wrong type; TypeError for the right
 *   number with a wrong name, for which the node responds with 500 in plain text
 */
function checkVariables(
  declarations: Readonly<Record<string, QueryVariable>>,
  values: JsonObject,
): JsonObject {
  const expected = Object.keys(declarations).length;
  const received = Object.keys(values).length;
  if (expected !== received) {
    throw new TaggedError('DataValidationError', [
      `Query execution variables count mismatch, expected=${expected}, received=${received}`,
    ]);
  }
  return mapValues(values, (value, name) => {
    const declaration = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
    if (declaration === undefined) throw new TypeError(`The variable ${name} isn't declared`);
    return checkVariable(name, declaration, value);
  });
}

/**
 * Returns a copy in which each string that starts with `##` is replaced by the value of that variable.
 * The name ends at the next `##`: `##name##rest` is the value of `name`.
 *
 * @throws VariableInjectionError for a name without a value
 */
function injectVariables(part: unknown, values: JsonObject): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => injectVariables(item, values));
  if (isObject(part)) return mapValues(part, (value) => injectVariables(value, values));
  if (typeof part !== 'string' || !part.startsWith(VARIABLE_MARK)) return part;
  const [, name = ''] = part.split(VARIABLE_MARK);
  if (Object.hasOwn(values, name)) return values[name];
  throw new TaggedError('VariableInjectionError', [`Missing pipeline variable: ${part}`]);
}

/**
 * Runs a stored query on the collection that it was created for, and returns the rows. No other call may
 * change the documents meanwhile.
 *
 * @param values  the values of the query's variables
 * @throws DataCollectionNotFoundError when the collection doesn't exist; DataValidationError for a wrong number of values
 *   or a wrong type; TypeError for a wrong name; VariableInjectionError when the pipeline uses an undeclared variable;
 *   DatabaseError for a pipeline that the database rejects or that needs too much memory; a response with 504 when it
 *   takes too long; Error when no process can be started
 */
export async function executeQuery(
  store: Store,
  query: StoredQuery,
  values: JsonObject,
): Promise<JsonObject[]> {
  const variables = checkVariables(query.variables, values);
  const pipeline = query.pipeline.map((stage) =>
    mapValues(stage, (part) => injectVariables(part, variables)),
  );
  const collection = store.collections.get(query.schema);
  if (collection === undefined)
    throw new TaggedError('DataCollectionNotFoundError', [`collection: ${query.schema}`]);
  // Stages such as `$lookup` name other collections by their ids.
  const text = JSON.stringify(pipeline);
  const named = store.collections.all().filter(({_id}) => text.includes(_id));
  const others = Object.fromEntries(named.map(({_id, documents}) => [_id, documents]));
  return runJob('runAggregation', collection.documents, pipeline, others);
}
