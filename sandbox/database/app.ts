/** One database node: its middleware and its calls, in the order of the specification. */
import type {Context, Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {HTTPException} from 'hono/http-exception';
import type {Identity} from '../identity';
import {registerAccount} from './accounts';
import {requireAccount, requireSubscription, type DatabaseEnv} from './auth';
import {bodies, checkBody} from './bodies';
import {addCorsHeaders} from './cors';
import {deleteMany, findMany, flush, insert, tail, updateMany} from './documents';
import {executeQuery} from './queries';
import {Store} from './store';
import type {Account, Collection, Stamp} from './types';

/** 16 MiB. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The build that a node reports if it was built without build information. */
const UNKNOWN_BUILD = {time: '1970-01-01T00:00:00Z', commit: 'unknown', version: '0.0.0'};

export interface DatabaseNode {
  readonly app: Hono<DatabaseEnv>;
  readonly identity: Identity;
  readonly store: Store;
}

function newStamp({_id}: Account): Stamp {
  const now = new Date();
  return {owner: _id, _created: now, _updated: now};
}

/** A longer body is refused at once, while the client is still sending. */
const MOST_DROPPED_BYTES = 2 * MAX_BODY_BYTES;

function addMiddleware(app: Hono<DatabaseEnv>): void {
  app.onError((error, c) =>
    error instanceof HTTPException ? error.getResponse() : c.text('Internal Server Error', 500),
  );
  // The node's server gives every response a media type, even an empty one.
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('content-type')) c.header('content-type', 'text/plain; charset=UTF-8');
  });
  app.use(addCorsHeaders);
  app.use(async (c, next) => {
    const declaredBytes = Number(c.req.header('content-length') ?? 0);
    if (declaredBytes <= MAX_BODY_BYTES) return next();
    // A client that is still sending may not read the response, so a body that is a little too long is read and dropped.
    if (declaredBytes <= MOST_DROPPED_BYTES) await c.req.raw.body?.pipeTo(new WritableStream());
    return c.text('Payload Too Large', 413);
  });
}

function addNodeCalls(app: Hono<DatabaseEnv>, {did, publicKey}: Identity): void {
  const started = new Date();
  app.get('/health', (c) => c.text('OK'));
  app.get('/about', (c) => {
    const url = new URL(c.req.url).origin;
    return c.json({started, build: UNKNOWN_BUILD, did, publicKey, url});
  });
}

/** Adds registration (without a token) and the calls that need a token. */
function addOrganizationCalls(
  app: Hono<DatabaseEnv>,
  store: Store,
  identity: Identity,
  organizationDid: string,
): void {
  const {collections, queries} = store;
  app.use(requireAccount(store, identity.did, organizationDid), requireSubscription);
  // Only bodies without a declared length are still too large here. The node reads such a body up to
  // the limit and then can't parse it.
  const onError = (c: Context) => c.text('Malformed JSON in request body', 400);
  app.use(bodyLimit({maxSize: MAX_BODY_BYTES, onError}));

  app.post('/api/v1/accounts', checkBody(bodies.register), (c) => {
    registerAccount(store, identity, c.req.valid('json'));
    return c.body(null, 201);
  });
  app.get('/api/v1/accounts', (c) => {
    const account = c.get('account');
    const schemaIds = collections.listFor(account).map(({_id}) => _id);
    const queryIds = queries.listFor(account).map(({_id}) => _id);
    return c.json({data: {...account, schemas: schemaIds, queries: queryIds}});
  });

  app.get('/api/v1/schemas', (c) => {
    const owned = collections.listFor(c.get('account'));
    return c.json({data: owned.map(({documents: _, ...schema}) => schema)});
  });
  app.post('/api/v1/schemas', checkBody(bodies.addSchema), (c) => {
    collections.add({...c.req.valid('json'), ...newStamp(c.get('account')), documents: []});
    return c.body(null, 201);
  });
  app.delete('/api/v1/schemas', checkBody(bodies.byId), (c) => {
    collections.remove(c.get('account'), c.req.valid('json').id);
    return c.body(null, 204);
  });

  app.get('/api/v1/queries', (c) => c.json({data: queries.listFor(c.get('account'))}));
  app.post('/api/v1/queries', checkBody(bodies.addQuery), (c) => {
    queries.add({...c.req.valid('json'), ...newStamp(c.get('account'))});
    return c.body(null, 201);
  });
  app.delete('/api/v1/queries', checkBody(bodies.byId), (c) => {
    queries.remove(c.get('account'), c.req.valid('json').id);
    return c.body(null, 204);
  });
  app.post('/api/v1/queries/execute', checkBody(bodies.execute), async (c) => {
    const {id, variables} = c.req.valid('json');
    const query = queries.getOwned(c.get('account'), id);
    return c.json({data: await store.runInTurn(() => executeQuery(store, query, variables))});
  });
}

function addDataCalls(app: Hono<DatabaseEnv>, store: Store): void {
  /** Responds with the result of a task on a collection that the caller owns. */
  async function runOnCollection(
    c: Context<DatabaseEnv>,
    schema: string,
    task: (collection: Collection) => unknown,
  ): Promise<Response> {
    const collection = store.collections.getOwned(c.get('account'), schema);
    return c.json({data: await store.runInTurn(() => task(collection))});
  }
  app.post('/api/v1/data/create', checkBody(bodies.upload), (c) => {
    const {schema, data} = c.req.valid('json');
    return runOnCollection(c, schema, (collection) => insert(collection, data));
  });
  app.post('/api/v1/data/read', checkBody(bodies.read), (c) => {
    const {schema, filter} = c.req.valid('json');
    return runOnCollection(c, schema, (collection) => findMany(collection, filter));
  });
  app.post('/api/v1/data/tail', checkBody(bodies.bySchema), (c) =>
    runOnCollection(c, c.req.valid('json').schema, tail),
  );
  app.post('/api/v1/data/update', checkBody(bodies.update), (c) => {
    const {schema, filter, update} = c.req.valid('json');
    return runOnCollection(c, schema, (collection) => updateMany(collection, filter, update));
  });
  app.post('/api/v1/data/delete', checkBody(bodies.delete), (c) => {
    const {schema, filter} = c.req.valid('json');
    return runOnCollection(c, schema, (collection) => deleteMany(collection, filter));
  });
  app.post('/api/v1/data/flush', checkBody(bodies.bySchema), (c) =>
    runOnCollection(c, c.req.valid('json').schema, flush),
  );
}

/**
 * Adds the routes and middleware of one database node to an app, with an empty store. The sandbox has three. Middleware
 * that must run first, such as the contract check, must already be in the app.
 */
export function createDatabaseNode(
  app: Hono<DatabaseEnv>,
  identity: Identity,
  organizationDid: string,
): DatabaseNode {
  const store = new Store();
  addMiddleware(app);
  addNodeCalls(app, identity);
  addOrganizationCalls(app, store, identity, organizationDid);
  addDataCalls(app, store);
  return {app, identity, store};
}
