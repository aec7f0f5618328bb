/** The request bodies of the database node, and the response to a body that doesn't match. */
import {validator} from 'hono/validator';
import {z, type ZodError, type ZodType, type ZodTypeDef} from 'zod/v3';
import {facts} from '../../src/config/facts';
import {isDictionary} from '../../src/lib/openapi/specification';
import {didRegex} from '../identity';
import {nestingProblem} from '../nesting';
import {databaseError, errorBody, MongoError} from './errors';

const MAX_UPLOAD_DOCUMENTS = 10_000;

/** Reporting a wrong item costs more than sending one, so a list of a million wrong items is cut. */
const MAX_WRONG_ITEMS = 100;

const uuid = z
  .string()
  .uuid()
  .transform((text) => text.toLowerCase());

const object = z.record(z.string(), z.unknown());

/** Cuts a list after `MAX_WRONG_ITEMS` items that aren't objects. */
function cutAfterWrongItems(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value;
  const wrongIndexes = items.flatMap((item, index) => (isDictionary(item) ? [] : [index]));
  // The whole list if it has fewer wrong items: `slice(0, undefined)`.
  return items.slice(0, wrongIndexes[MAX_WRONG_ITEMS]);
}

const objects = z.preprocess(cutAfterWrongItems, z.array(object));

const DID_PROBLEM = `Invalid NilDid format. Must match ${facts.literal.didMethod}:(mainnet|testnet):${facts.literal.bech32Prefix}1[38 chars]`;

const scalarType = z.enum(['string', 'number', 'boolean', 'date']);

export const queryVariable = z.union([
  z.object({type: scalarType, description: z.string()}),
  z.object({
    type: z.literal('array'),
    description: z.string(),
    items: z.object({type: scalarType}),
  }),
]);

export const bodies = {
  register: z.object({
    publicKey: z.string().length(66),
    name: z.string(),
    did: z
      .string({required_error: DID_PROBLEM, invalid_type_error: DID_PROBLEM})
      .regex(didRegex, DID_PROBLEM),
  }),
  addSchema: z.object({_id: uuid, name: z.string().min(1), schema: object}),
  byId: z.object({id: uuid}),
  bySchema: z.object({schema: uuid}),
  upload: z.object({
    schema: uuid,
    // The length is checked first: a million wrong documents are one error, not a million.
    data: z
      .array(z.unknown())
      .refine(({length}) => length > 0 && length <= MAX_UPLOAD_DOCUMENTS, {
        message: `Length must be non zero and lte ${MAX_UPLOAD_DOCUMENTS}`,
      })
      .pipe(objects),
  }),
  read: z.object({schema: uuid, filter: object}),
  update: z.object({schema: uuid, filter: object, update: object}),
  delete: z.object({
    schema: uuid,
    filter: object.refine((filter) => Object.keys(filter).length > 0, 'Filter cannot be empty'),
  }),
  addQuery: z.object({
    _id: uuid,
    name: z.string(),
    schema: uuid,
    variables: z.record(z.string(), queryVariable),
    pipeline: objects,
  }),
  execute: z.object({id: uuid, variables: object}),
};

/** Returns `key=<top-level key>, reason=<text>` for each problem, and only the text without a key. */
function describeProblems(error: ZodError<Record<string, unknown>>): string[] {
  const {fieldErrors, formErrors} = error.flatten();
  const ofFields = Object.entries(fieldErrors).flatMap(([key, reasons = []]) =>
    reasons.map((reason) => `key=${key}, reason=${reason}`),
  );
  return [...ofFields, ...formErrors];
}

/** @throws DatabaseError for a body that is nested too deep, or that has a key `__proto__` */
function refuseUnstorable(value: unknown): void {
  const problem = nestingProblem(value);
  if (problem !== undefined) throw databaseError('', new MongoError(problem, 15));
}

/**
 * Creates middleware, for the calls in app.ts, that gives the handler of a call the checked body as
 * `c.req.valid('json')`.
 *
 * - A body that doesn't match gets 400 with a string for each problem.
 * - A missing body counts as `{}`. So does the body of a request whose media type isn't JSON.
 * - Malformed JSON gets Hono's own 400 in plain text, which is also the node's.
 */
export function checkBody<Body>(schema: ZodType<Body, ZodTypeDef, unknown>) {
  return validator('json', (value: unknown, c) => {
    refuseUnstorable(value);
    const result = schema.safeParse(value);
    return result.success ? result.data : c.json(errorBody(describeProblems(result.error)), 400);
  });
}
