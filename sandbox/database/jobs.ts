/**
 * The work whose cost depends on the request: matching, changing, aggregating, and validating
 * documents. runJob.ts runs it in a separate process, so that no request can bring the sandbox down.
 *
 * Each job, except for `validate`, is named after the operation that the node's errors report.
 */
import {isDeepStrictEqual} from 'node:util';
import {Aggregator} from 'mingo/aggregator';
import {Query} from 'mingo/query';
import {updateOne} from 'mingo/updater';
import {databaseError, type TaggedError} from './errors';
import {validateDocuments} from './jsonSchema';
import {OPTIONS} from './mongoOperators';
import {checkFieldTypes, checkFilter, checkPipeline, checkUpdate} from './mongoRules';
import type {JsonObject} from './objects';
import type {StoredDocument} from './types';
import {copyDocument, encodeObject} from './values';

type Documents = readonly StoredDocument[];

/** Returns the indexes of the documents that match a filter. */
function findMatching(documents: Documents, filter: JsonObject): number[] {
  const query = new Query(checkFilter(encodeObject(filter)), OPTIONS);
  return documents.flatMap((document, index) => (query.test(document) ? [index] : []));
}

/**
 * Returns the number of documents that match, and the changed documents with their indexes. As in MongoDB, an update that
 * fails for one document keeps the changes of those before it: then `failure` has the error.
 */
function updateMany(documents: Documents, filter: JsonObject, update: JsonObject) {
  const operators = checkUpdate(encodeObject(update));
  const condition = checkFilter(encodeObject(filter));
  const apply = (document: JsonObject) =>
    updateOne([document], condition, operators, {cloneMode: 'deep'}, OPTIONS);
  // Without a document, mingo would not check the operators. A path such as `a.$` belongs to the filter.
  const paths = Object.values(update).flatMap((fields) => Object.keys(fields as JsonObject));
  if (!paths.some((field) => field.includes('$'))) updateOne([{}], {}, operators, {}, OPTIONS);
  const matching = findMatching(documents, filter);
  const changes: [index: number, document: StoredDocument][] = [];
  let failure: Pick<TaggedError, 'tag' | 'details'> | undefined;
  for (const index of matching) {
    const document = documents[index];
    if (document === undefined) continue;
    // mingo's own cloning throws on a field with the name `toString`.
    const copy = copyDocument(document);
    try {
      checkFieldTypes(copy, update);
      apply(copy);
    } catch (error) {
      const {tag, details} = databaseError('updateMany', error);
      failure = {tag, details};
      break;
    }
    if (!isDeepStrictEqual(copy, document)) changes.push([index, copy]);
  }
  return {matchedCount: matching.length, changes, failure};
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
  const stages = checkPipeline(pipeline.map(encodeObject));
  return new Aggregator(stages, {
    ...OPTIONS,
    // The database treats a missing collection as empty.
    collectionResolver: (name) => [...(others[name] ?? [])],
  }).run([...documents]);
}

export const jobs = {
  findMany: findMatching,
  deleteMany: findMatching,
  updateMany,
  runAggregation,
  validate: validateDocuments,
};

export type Jobs = typeof jobs;
