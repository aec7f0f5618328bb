/**
 * Random requests generated from the specification: valid ones, valid ones with one mistake, and ones
 * with many operators of the database. None of them may crash the sandbox, cause a 500 without a known
 * reason, or violate the contract.
 */
import {randomUUID} from 'node:crypto';
import fc from 'fast-check';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {contractFor, type SpecificationName} from '../contract/contract';
import {isUuid} from '../database/values';
import {newIdentity} from '../identity';
import type {ContractViolation} from '../options';
import {withDefaults} from '../options';
import {createAiApp, createDatabaseNodes, createToken} from '../servers';
import {arbitraryFor, withMistake} from './arbitrary';
import {isKnownLeniency, readResponse, type ApiResponse} from './harness';
import {createBodies, stage} from './randomBodies';

/** Chat requests need no signature, so many of them take little time. `FUZZ_FACTOR=10` sends ten times as many. */
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);
const RUNS: Readonly<Record<SpecificationName, number>> = {
  database: 60 * FACTOR,
  ai: 300 * FACTOR,
};
const RUNS_PER_PLAIN_OPERATION = 5;

/** The same requests in every run, so that a failure comes from the change. `FUZZ_SEED=n` tries others. */
fc.configureGlobal({seed: Number(process.env.FUZZ_SEED ?? 20_261_121)});

const violations: ContractViolation[] = [];
const settings = withDefaults({
  onViolation: (violation) => {
    if (!isKnownLeniency(violation)) violations.push(violation);
  },
});
const organization = newIdentity();
const [database] = createDatabaseNodes(organization, settings);
const ai = createAiApp(settings);
const [SCHEMA, QUERY] = [randomUUID(), randomUUID()];
let token = '';
/** How many requests got each status. */
const statuses: Record<number, number> = {};

/** Sends one request to the app itself, without a socket. */
async function send(
  name: SpecificationName,
  operation: string,
  body?: unknown,
): Promise<ApiResponse> {
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
  return readResponse(response);
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Whether a filter or an update contains a string that isn't a UUID where the node expects one. */
function containsWrongUuid(part: unknown): boolean {
  const {$coerce, ...fields} = fieldsOf(part);
  const uuidFields = new Set(['_id', ...Object.keys(fieldsOf($coerce))]);
  const isWrong = (value: unknown): boolean => typeof value === 'string' && !isUuid(value);
  return Object.entries(fields).some(([field, condition]) =>
    uuidFields.has(field)
      ? isWrong(condition) || Object.values(fieldsOf(condition)).flat().some(isWrong)
      : containsWrongUuid({...fieldsOf(condition), $coerce}),
  );
}

/** Whether a status 500 has a known reason. */
function isExplained(operation: string, body: unknown, {json, text}: ApiResponse): boolean {
  const first = (fieldsOf(json).errors as string[] | undefined)?.[0];
  if (first === 'DatabaseError') return true;
  if (text !== 'Internal Server Error') return false;
  const {filter, update, variables} = fieldsOf(body);
  if (operation.startsWith('POST /api/v1/data/'))
    return containsWrongUuid(filter) || containsWrongUuid(update);
  // The right number of variables with a wrong name, or null instead of an array.
  if (operation === 'POST /api/v1/queries/execute')
    return Object.keys(fieldsOf(variables)).length === 1;
  return false;
}

async function check(name: SpecificationName, operation: string, body?: unknown): Promise<void> {
  const response = await send(name, operation, body);
  if (response.status === 500 && !isExplained(operation, body, response)) {
    const detail = fieldsOf(response.json).detail;
    const retrieval =
      name === 'ai' &&
      (detail === "'url'" || String(detail).startsWith('The sandbox has no embedding'));
    // Bodies that aren't objects, and malformed tools.
    const unhandled = name === 'ai' && response.text === 'Internal Server Error';
    if (!retrieval && !unhandled) throw new Error(`500 without a known reason: ${response.text}`);
  }
  const first = violations.shift();
  if (first !== undefined) throw new Error(`contract violation: ${JSON.stringify(first)}`);
}

describe.each(['database', 'ai'] as const)('random requests to the %s API', (name) => {
  const contract = contractFor(name);
  const {document} = contract.spec;

  beforeAll(async () => {
    if (name === 'ai' || database === undefined) return;
    ({token} = await createToken(organization, database.identity.did));
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

  // Adds documents to find, because the previous test may have deleted them.
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
    it(
      'runs any pipeline, or reports that the database refuses it',
      {timeout: 60_000},
      async () => {
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
      },
    );
  }

  it.each([...contract.operations])('%s', {timeout: 60_000}, async (operation, declared) => {
    const schema: unknown = declared.body?.content?.['application/json']?.schema;
    if (typeof schema !== 'object' || schema === null) {
      for (let run = 0; run < RUNS_PER_PLAIN_OPERATION; run += 1) await check(name, operation);
      return;
    }
    const valid = arbitraryFor(document, schema);
    const special = createBodies(SCHEMA, QUERY)[operation];
    const body = fc.oneof(
      valid,
      withMistake(valid),
      ...(special === undefined ? [] : [special, special, withMistake(special)]),
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
  it('succeed in a fifth of the cases, and do not change prototypes', () => {
    console.log('responses by status:', statuses);
    const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const accepted = [200, 201, 204].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
    expect(accepted).toBeGreaterThanOrEqual(sent / 5);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
