/** Shapes of the request bodies, and how a body that does not match is answered. */
import {validator} from 'hono/validator';
import {z, type ZodTypeAny} from 'zod';
import {didRegex} from '../identity';
import {errorBody} from './errors';

export const MAX_UPLOAD_DOCUMENTS = 10_000;

const uuid = z
  .string()
  .uuid()
  .transform((text) => text.toLowerCase());
const object = z.record(z.string(), z.unknown());
const scalarType = z.enum(['string', 'number', 'boolean', 'date']);

const queryVariable = z.union([
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
    name: z.string().min(1),
  }),
  addSchema: z.object({_id: uuid, name: z.string().min(1), schema: object}),
  byId: z.object({id: uuid}),
  bySchema: z.object({schema: uuid}),
  upload: z.object({
    schema: uuid,
    data: z
      .array(object)
      .refine((data) => data.length > 0 && data.length <= MAX_UPLOAD_DOCUMENTS, uploadLength),
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
    pipeline: z.array(object),
  }),
  execute: z.object({id: uuid, variables: object}),
};

/**
 * Middleware that hands the handler a checked body. A missing body counts as `{}`; a body that does
 * not match gives 400 with one `key=<field>, reason=<text>` for each key; malformed JSON is Hono's own
 * 400 in plain text.
 */
export function body<Schema extends ZodTypeAny>(schema: Schema) {
  return validator('json', (value: unknown, c): z.output<Schema> | Response => {
    const result = schema.safeParse(value);
    if (result.success) return result.data as z.output<Schema>;
    const errors = result.error.issues.map(
      (issue) => `key=${issue.path.join('.')}, reason=${issue.message}`,
    );
    return c.json(errorBody(errors), 400);
  });
}
