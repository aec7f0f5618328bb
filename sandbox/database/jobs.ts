/**
 * The work on documents whose cost a request decides: matching, changing, aggregating, validating. It
 * runs in a process of its own (see bounded.ts), so that no request takes the sandbox down.
 */
import {isDeepStrictEqual} from 'node:util';
import Ajv from 'ajv';
// Registers all stages and operators, of which mingo loads the basic ones only.
import 'mingo/init/system';
import {aggregate, ProcessingMode, Query, update as applyOperator} from 'mingo';
import {computeValue, Context, type Options} from 'mingo/core';
import {validated} from './jsonSchema';
import {checkedFilter, checkedPipeline, checkedUpdate, refusePrototypePaths} from './refusals';
import type {JsonObject, StoredDocument} from './types';
import {mapLeaves} from './values';

type Documents = readonly StoredDocument[];

/** An expression of two numbers that refuses a zero on the right, as the database does. */
const byNonZero =
  (name: string, calculate: (a: number, b: number) => number) =>
  (document: unknown, operands: unknown, options: Options): number | null => {
    const [a, b] = computeValue(document, operands, null, options) as (number | null | undefined)[];
    if (a == null || b == null) return null;
    if (b === 0) throw new Error(`can't ${name} by zero`);
    return calculate(a, b);
  };

const OPTIONS = {
  // Queries come as JSON: nothing in them may run as code.
  scriptEnabled: false,
  jsonSchemaValidator: (schema: JsonObject) => {
    const validate = new Ajv({strict: false, logger: false}).compile(schema);
    return (document: unknown) => validate(document);
  },
  context: Context.init({
    expression: {
      $divide: byNonZero('$divide', (a, b) => a / b),
      $mod: byNonZero('$mod', (a, b) => a % b),
    },
    // Both give no rows. Nothing is written: the sandbox keeps what was uploaded.
    pipeline: {
      $out: (rows) => rows.filter(() => false),
      $merge: (rows) => rows.filter(() => false),
    },
  }),
};

/** Places of the documents that match. */
function matching(documents: Documents, filter: JsonObject): number[] {
  refusePrototypePaths(filter);
  const query = new Query(checkedFilter(filter) as JsonObject, OPTIONS);
  return documents.flatMap((document, index) => (query.test(document) ? [index] : []));
}

/** How many documents match, and those that the update changes, each with its place. */
function changed(documents: Documents, filter: JsonObject, update: JsonObject) {
  refusePrototypePaths(update);
  const operators = checkedUpdate(update);
  const places = matching(documents, filter);
  const changes = places.flatMap((index): [index: number, document: StoredDocument][] => {
    // Not by mingo's cloneDeep: it throws on a field named `toString`.
    const copy = mapLeaves(documents[index], (leaf) => leaf) as StoredDocument;
    for (const operator of operators) applyOperator(copy, operator);
    return isDeepStrictEqual(copy, documents[index]) ? [] : [[index, copy]];
  });
  return {matchedCount: places.length, changes};
}

/** The rows of a pipeline; `others` are the collections that it names. */
function aggregated(
  documents: Documents,
  pipeline: readonly JsonObject[],
  others: Readonly<Record<string, Documents>>,
): JsonObject[] {
  refusePrototypePaths(pipeline);
  return aggregate([...documents], checkedPipeline(pipeline), {
    ...OPTIONS,
    processingMode: ProcessingMode.CLONE_ALL,
    // To the database a collection that does not exist is an empty one.
    collectionResolver: (name) => [...(others[name] ?? [])],
  });
}

export const jobs = {matching, changed, aggregated, validated};

export type Jobs = typeof jobs;
