/**
 * Random requests made from the specification: right ones, right ones with one thing wrong, and ones full
 * of the database's own operators. No crash, no 500 that the facts do not explain, and no exchange that
 * breaks the specification.
 */
import {randomUUID} from 'node:crypto';
import fc from 'fast-check';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {contractOf, type SpecificationName} from '../contract/contract';
import type {Mismatch} from '../options';
import {isUuid} from '../database/values';
import {freshIdentity} from '../identity';
import {withDefaults} from '../options';
import {aiApp, databaseNodes, mintToken} from '../servers';
import {arbitraryFor, broken} from './arbitrary';
import {ownBodies, stage} from './randomBodies';
import {isLenience, read, type Answer} from './harness';

/** Chat completions check no signature of the caller, so many of them cost little. */
const RUNS: Readonly<Record<SpecificationName, number>> = {database: 300, ai: 1_500};
const RUNS_PER_PLAIN_OPERATION = 20;

/** The same requests in every run, so that a red test is about the change; `FUZZ_SEED=n` tries others. */
fc.configureGlobal({seed: Number(process.env.FUZZ_SEED ?? 20_261_121)});

const mismatches: Mismatch[] = [];
const settings = withDefaults({
  onMismatch: (mismatch) => {
    if (!isLenience(mismatch)) mismatches.push(mismatch);
  },
});
const organization = freshIdentity();
const [database] = databaseNodes(organization, settings);
const ai = aiApp(settings);
const [SCHEMA, QUERY] = [randomUUID(), randomUUID()];
let token = '';
/** How many requests got which status. */
const statuses: Record<number, number> = {};

/** Sends one request to the app itself, without a socket. */
async function send(name: SpecificationName, operation: string, body?: unknown): Promise<Answer> {
  const [method = '', path = ''] = operation.split(' ');
  const app = name === 'ai' ? ai : database?.app;
  const response = await app?.request(path, {
    method,
    headers: {
      authorization: `Bearer ${name === 'ai' ? 'sandbox-key' : token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });
  if (response === undefined) throw new Error('no database node');
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  return read(response);
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Whether a filter or update asks for a UUID with something that is none: the node fails unhandled. */
function asksForBadUuid(part: unknown): boolean {
  const {$coerce, ...fields} = fieldsOf(part);
  const uuids = new Set(['_id', ...Object.keys(fieldsOf($coerce))]);
  const bad = (value: unknown): boolean => typeof value === 'string' && !isUuid(value);
  return Object.entries(fields).some(([field, condition]) =>
    uuids.has(field)
      ? bad(condition) || Object.values(fieldsOf(condition)).flat().some(bad)
      : asksForBadUuid({...fieldsOf(condition), $coerce}),
  );
}

/** The 500s that the facts explain. */
function isExplained(operation: string, body: unknown, {json, text}: Answer): boolean {
  const first = (fieldsOf(json).errors as string[] | undefined)?.[0];
  if (first === 'DatabaseError') return true;
  if (text !== 'Internal Server Error') return false;
  const {data, filter, update, variables} = fieldsOf(body);
  if (operation === 'POST /api/v1/data/create') {
    // An `_id` that is no UUID.
    return (data as unknown[]).map(fieldsOf).some(({_id}) => _id != null && !isUuid(_id));
  }
  if (operation.startsWith('POST /api/v1/data/'))
    return asksForBadUuid(filter) || asksForBadUuid(update);
  // The right number of variables under a wrong name, or null for an array.
  if (operation === 'POST /api/v1/queries/execute')
    return Object.keys(fieldsOf(variables)).length === 1;
  return false;
}

async function check(name: SpecificationName, operation: string, body?: unknown): Promise<void> {
  const answer = await send(name, operation, body);
  if (answer.status === 500 && !isExplained(operation, body, answer)) {
    const detail = fieldsOf(answer.json).detail;
    const retrieval =
      name === 'ai' &&
      (detail === "'url'" || String(detail).startsWith('The sandbox has no embedding'));
    // Bodies that are no object, and malformed tools.
    const unhandled = name === 'ai' && answer.text === 'Internal Server Error';
    if (!retrieval && !unhandled) throw new Error(`unexplained 500: ${answer.text}`);
  }
  const first = mismatches.shift();
  if (first !== undefined) throw new Error(`breaks the specification: ${JSON.stringify(first)}`);
}

describe.each(['database', 'ai'] as const)('random requests to the %s API', (name) => {
  const contract = contractOf(name);
  const {document} = contract.spec;

  beforeAll(async () => {
    if (name === 'ai' || database === undefined) return;
    ({token} = await mintToken(organization, database.identity.did));
    const schema = {
      type: 'array',
      items: {type: 'object', properties: {_id: {type: 'string', format: 'uuid', coerce: true}}},
    };
    expect(
      (await send(name, 'POST /api/v1/schemas', {_id: SCHEMA, name: 'fuzz', schema})).status,
    ).toBe(201);
    const variables = {v: {type: 'number', description: 'd'}};
    const pipeline = [{$match: {amount: {$gte: '##v'}}}];
    const query = {_id: QUERY, name: 'q', schema: SCHEMA, variables, pipeline};
    expect((await send(name, 'POST /api/v1/queries', query)).status).toBe(201);
  });

  // Documents to find, because the test before may have deleted them.
  beforeEach(async () => {
    if (name === 'ai') return;
    const data = [1, 2, 3].map((amount) => ({
      _id: randomUUID(),
      name: 'n',
      amount,
      tags: ['a'],
      nested: {a: amount},
    }));
    expect((await send(name, 'POST /api/v1/data/create', {schema: SCHEMA, data})).status).toBe(200);
  });

  if (name === 'database') {
    it('runs any pipeline, or says that the database refuses it', {timeout: 60_000}, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(stage, {maxLength: 3}), async (pipeline) => {
          const _id = randomUUID();
          const variables = {v: {type: 'number', description: 'd'}};
          await check(name, 'POST /api/v1/queries', {
            _id,
            name: 'f',
            schema: SCHEMA,
            variables,
            pipeline,
          });
          await check(name, 'POST /api/v1/queries/execute', {id: _id, variables: {v: 1}});
        }),
        {numRuns: RUNS[name]},
      );
    });
  }

  it.each([...contract.operations])('%s', {timeout: 60_000}, async (operation, declared) => {
    const schema: unknown = declared.body?.content?.['application/json']?.schema;
    if (typeof schema !== 'object' || schema === null) {
      for (let run = 0; run < RUNS_PER_PLAIN_OPERATION; run += 1) await check(name, operation);
      return;
    }
    const right = arbitraryFor(document, schema);
    const own = ownBodies(SCHEMA, QUERY)[operation];
    const body = fc.oneof(
      right,
      broken(right),
      ...(own === undefined ? [] : [own, own, broken(own)]),
    );
    await fc.assert(
      fc.asyncProperty(body, (value) => check(name, operation, value)),
      {
        numRuns: RUNS[name],
      },
    );
  });
});

describe('the random requests', () => {
  it('are at least 5,000, a fifth of them answered with success, and leave prototypes alone', () => {
    console.log('answers by status:', statuses);
    const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    expect(sent).toBeGreaterThanOrEqual(5_000);
    const accepted = [200, 201, 204].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
    expect(accepted).toBeGreaterThanOrEqual(sent / 5);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
