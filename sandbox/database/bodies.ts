/** Shapes of the request bodies, and how a body that does not match is answered. */
import {validator} from 'hono/validator';
import {z, type ZodTypeAny} from 'zod';
import {isDictionary} from '../../src/lib/openapi/specification';
import {didRegex} from '../identity';
import {errorBody} from './errors';

const MAX_UPLOAD_DOCUMENTS = 10_000;

const uuid = z
  .string()
  .uuid()
  .transform((text) => text.toLowerCase());
const object = z.record(z.string(), z.unknown());

/** Of a list of a million wrong items so many are named: each problem costs more than an item. */
const MAX_WRONG_ITEMS = 100;

/** A list of objects, cut off where enough of it is wrong. */
const objects = z.preprocess((value) => {
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value;
  const wrong = items.flatMap((item, index) => (isDictionary(item) ? [] : index));
  return items.slice(0, wrong[MAX_WRONG_ITEMS]);
}, z.array(object));

export const scalarType = z.enum(['string', 'number', 'boolean', 'date']);

export const queryVariable = z.union([
  z.object({type: scalarType, description: z.string()}),
  z.object({
    type: z.literal('array'),
    description: z.string(),
    items: z.object({type: scalarType}),
  }),
]);

const uploadLength = {
  message: `Length must be non zero and lte ${MAX_UPLOAD_DOCUMENTS}`,
};

export const bodies = {
  register: z.object({
    did: z.string().regex(didRegex),
    publicKey: z
      .string()
      .length(66)
      .regex(/^[0-9a-f]+$/i),
    name: z.string(),
  }),
  addSchema: z.object({_id: uuid, name: z.string().min(1), schema: object}),
  byId: z.object({id: uuid}),
  bySchema: z.object({schema: uuid}),
  upload: z.object({
    schema: uuid,
    // The length first: a million wrong documents are one error, not a million.
    data: z
      .array(z.unknown())
      .refine((data) => data.length > 0 && data.length <= MAX_UPLOAD_DOCUMENTS, uploadLength)
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

/** The node does not know the media type in capitals, and reads such a body as missing. */
const jsonTypeRegex = /^application\/([a-z.-]+\+)?json(;|$)/;

/**
 * Middleware that hands the handler a checked body. A missing body counts as `{}`; a body that does
 * not match gives 400 with one `key=<top-level field>, reason=<text>` for each problem; malformed JSON
 * is Hono's own 400 in plain text.
 */
export function body<Schema extends ZodTypeAny>(schema: Schema) {
  return validator('json', (value: unknown, c): z.output<Schema> | Response => {
    const isJson = jsonTypeRegex.test(c.req.header('content-type') ?? '');
    const result = schema.safeParse(isJson ? value : {});
    if (result.success) return result.data as z.output<Schema>;
    const errors = result.error.issues.map(
      ({path, message}) => `key=${path[0] ?? ''}, reason=${message}`,
    );
    return c.json(errorBody(errors), 400);
  });
}
