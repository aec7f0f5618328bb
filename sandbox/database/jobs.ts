/**
 * The work whose cost depends on the request: matching, changing, aggregating, and validating
 * documents. runJob.ts runs it in a separate process, so that no request can bring the sandbox down.
 *
 * Each job, except for `validate`, is named after the operation that the node's errors report.
 */
import {isDeepStrictEqual} from 'node:util';
import Ajv from 'ajv';
// Registers all stages and operators. By default, mingo loads only the basic ones.
import 'mingo/init/system';
import {aggregate, Context, ProcessingMode, Query, update as applyUpdate} from 'mingo';
import {
  computeValue,
  type ExpressionOperator,
  type Options,
  type PipelineOperator,
} from 'mingo/core';
import {MongoError} from './errors';
import {validateDocuments} from './jsonSchema';
import {checkFilter, checkPipeline, checkUpdate, refusePrototypePaths} from './mongoRules';
import type {JsonObject} from './objects';
import type {StoredDocument} from './types';
import {copyDocument, encodeObject} from './values';

type Documents = readonly StoredDocument[];

/** Computes two numeric operands. Returns undefined when one of them is null or missing. */
function computeOperands(
  document: JsonObject,
  operands: unknown,
  options: Options,
): {left: number; right: number} | undefined {
  const values = computeValue(document, operands, null, options);
  const [left, right] = Array.isArray(values) ? (values as unknown[]) : [];
  return left == null || right == null ? undefined : {left: Number(left), right: Number(right)};
}

/** `$divide` as in MongoDB. mingo's own returns Infinity for a division by zero. */
const divide: ExpressionOperator = (document, operands, options) => {
  const numbers = computeOperands(document, operands, options);
  if (numbers === undefined) return null;
  if (numbers.right === 0) throw new MongoError("can't $divide by zero");
  return numbers.left / numbers.right;
};

/** `$mod` as in MongoDB. mingo's own returns NaN for a division by zero. */
const mod: ExpressionOperator = (document, operands, options) => {
  const numbers = computeOperands(document, operands, options);
  if (numbers === undefined) return null;
  if (numbers.right === 0) throw new MongoError("can't $mod by zero");
  return numbers.left % numbers.right;
};

/** `$out` and `$merge`: they return no rows, and nothing is written. */
const discardRows: PipelineOperator = (rows) => rows.filter(() => false);

const OPTIONS = {
  // Queries arrive as JSON. Nothing in them may run as code.
  scriptEnabled: false,
  jsonSchemaValidator: (schema: JsonObject) => {
    const validate = new Ajv({strict: false, logger: false}).compile(schema);
    return (document: unknown) => validate(document);
  },
  context: Context.init({
    expression: {$divide: divide, $mod: mod},
    pipeline: {$out: discardRows, $merge: discardRows},
  }),
};

/** Returns the indexes of the documents that match a filter. */
function findMatching(documents: Documents, filter: JsonObject): number[] {
  const encoded = encodeObject(filter);
  refusePrototypePaths(encoded);
  const query = new Query(checkFilter(encoded), OPTIONS);
  return documents.flatMap((document, index) => (query.test(document) ? [index] : []));
}

/** Returns the number of documents that match, and the changed documents with their indexes. */
function updateMany(documents: Documents, filter: JsonObject, update: JsonObject) {
  const encoded = encodeObject(update);
  refusePrototypePaths(encoded);
  const operators = checkUpdate(encoded);
  const matching = findMatching(documents, filter);
  const changes = matching.flatMap((index): [index: number, document: StoredDocument][] => {
    const document = documents[index];
    if (document === undefined) return [];
    // mingo's own cloning throws on a field with the name `toString`.
    const copy = copyDocument(document);
    for (const operator of operators) applyUpdate(copy, operator);
    return isDeepStrictEqual(copy, document) ? [] : [[index, copy]];
  });
  return {matchedCount: matching.length, changes};
}

/**
 * Returns the rows of a pipeline.
 *
 * @param others  the collections that stages of the pipeline name, by id
 */
function runAggregation(
  documents: Documents,
  pipeline: readonly JsonObject[],
  others: Readonly<Record<string, Documents>>,
): JsonObject[] {
  const encoded = pipeline.map(encodeObject);
  refusePrototypePaths(encoded);
  return aggregate([...documents], checkPipeline(encoded), {
    ...OPTIONS,
    processingMode: ProcessingMode.CLONE_ALL,
    // The database treats a missing collection as empty.
    collectionResolver: (name) => [...(others[name] ?? [])],
  });
}

export const jobs = {
  findMany: findMatching,
  deleteMany: findMatching,
  updateMany,
  runAggregation,
  validate: validateDocuments,
};

export type Jobs = typeof jobs;
