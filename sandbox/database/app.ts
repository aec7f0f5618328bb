/** One database node: its routes, in the order of the specification. */
import {type Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {HTTPException} from 'hono/http-exception';
import type {z, ZodType} from 'zod';
import {register} from './accounts';
import {requireAccount, requireSubscription, type DatabaseEnv} from './auth';
import {bodies, body} from './bodies';
import {deleteMany, find, flush, insert, tail, updateMany} from './documents';
import {execute} from './queries';
import {Store} from './store';
import type {Account, Collection, Stamp} from './types';
import type {Identity} from '../identity';

/** 16 MiB. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Pages of these hosts, by https, may call the documented nodes; and the one address of a developer's machine. */
const originRegex =
  /^(?:https:\/\/(?:[\w-]+\.)*(?:nillion\.com|nillion\.pub|fiftytwo\.gg)(?::\d+)?|http:\/\/localhost:8081)$/;

/** Headers for browsers, as the public nodes send them; a preflight is answered before any token is asked for. */
const allowOrigins = cors({
  origin: (origin) => (originRegex.test(origin) ? origin : null),
  allowHeaders: ['Content-Type', 'Authorization'],
  allowMethods: ['GET', 'POST', 'DELETE'],
  maxAge: 3_600,
});

const KNOWN_PATHS = [
  '/api/v1/accounts',
  '/api/v1/schemas',
  '/api/v1/queries',
  '/api/v1/queries/execute',
  '/api/v1/data/*',
];

export interface DatabaseNode {
  readonly app: Hono<DatabaseEnv>;
  readonly identity: Identity;
  readonly store: Store;
}

function stamp({_id: owner}: Account): Stamp {
  const now = new Date();
  return {owner, _created: now, _updated: now};
}

/**
 * Builds the node. Middleware that must come first (the sandbox's header, the contract check) is added
 * to the app that is handed in.
 */
export function databaseNode(app: Hono<DatabaseEnv>, identity: Identity): DatabaseNode {
  const store = new Store();
  const {collections, queries} = store;
  app.onError((error, c) =>
    error instanceof HTTPException ? error.getResponse() : c.text('Internal Server Error', 500),
  );
  app.use(allowOrigins);
  app.use(bodyLimit({maxSize: MAX_BODY_BYTES}));

  const {did, publicKey} = identity;
  const started = new Date();
  const build = {time: '1970-01-01T00:00:00Z', commit: 'unknown', version: '0.0.0'};
  app.get('/health', (c) => c.text('OK'));
  app.get('/about', (c) => {
    const url = new URL(c.req.url).origin;
    return c.json({started, build, did, publicKey, url});
  });
  app.post('/api/v1/accounts', body(bodies.register), (c) => {
    register(store, identity, c.req.valid('json'));
    return c.body(null, 201);
  });

  // All that follows, paths that do not exist included, is for registered organizations only.
  app.use(requireAccount(store, did));
  for (const path of KNOWN_PATHS) app.use(path, requireSubscription);
  app.get('/api/v1/accounts', (c) => {
    const {subscription, ...account} = c.get('account');
    const [ownSchemas, ownQueries] = [collections, queries].map((items) =>
      items.ofAccount(account).map(({_id}) => _id),
    );
    return c.json({data: {...account, schemas: ownSchemas, queries: ownQueries, subscription}});
  });

  app.get('/api/v1/schemas', (c) => {
    const own = collections.ofAccount(c.get('account'));
    return c.json({data: own.map(({documents: _, ...schema}) => schema)});
  });
  app.post('/api/v1/schemas', body(bodies.addSchema), (c) => {
    collections.add({...c.req.valid('json'), ...stamp(c.get('account')), documents: []});
    return c.body(null, 201);
  });
  app.delete('/api/v1/schemas', body(bodies.byId), (c) => {
    collections.remove(c.get('account'), c.req.valid('json').id);
    return c.body(null, 204);
  });

  /** One piece of work on the collection that the body names. */
  const onCollection = <Shape extends ZodType<{schema: string}>>(
    action: string,
    shape: Shape,
    work: (collection: Collection, sent: z.output<Shape>) => unknown,
  ) =>
    app.post(`/api/v1/data/${action}`, body(shape), async (c) => {
      const sent: z.output<Shape> = c.req.valid('json');
      const collection = collections.owned(c.get('account'), sent.schema);
      return c.json({data: await store.inTurn(() => work(collection, sent))});
    });
  onCollection('create', bodies.upload, (collection, {data}) => insert(collection, data));
  onCollection('read', bodies.read, (collection, {filter}) => find(collection, filter));
  onCollection('update', bodies.update, (collection, {filter, update}) =>
    updateMany(collection, filter, update),
  );
  onCollection('tail', bodies.bySchema, tail);
  onCollection('delete', bodies.delete, (collection, {filter}) => deleteMany(collection, filter));
  onCollection('flush', bodies.bySchema, flush);

  app.get('/api/v1/queries', (c) => c.json({data: queries.ofAccount(c.get('account'))}));
  app.post('/api/v1/queries', body(bodies.addQuery), (c) => {
    queries.add({...c.req.valid('json'), ...stamp(c.get('account'))});
    return c.body(null, 201);
  });
  app.delete('/api/v1/queries', body(bodies.byId), (c) => {
    queries.remove(c.get('account'), c.req.valid('json').id);
    return c.body(null, 204);
  });
  app.post('/api/v1/queries/execute', body(bodies.execute), async (c) => {
    const {id, variables} = c.req.valid('json');
    const query = queries.owned(c.get('account'), id);
    return c.json({data: await store.inTurn(() => execute(store, query, variables))});
  });
  return {app, identity, store};
}
