/** Writes a record with secret text to three nodes, and reads it back. */
import {createECDH, createHash, randomBytes, randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {bech32} from '@scure/base';
import {createJWT, ES256KSigner} from 'did-jwt';

// 1. Your organization: a key pair, and the DID derived from it.
const secretKey = process.env.ORG_SECRET_KEY
  ? Buffer.from(process.env.ORG_SECRET_KEY, 'hex')
  : randomBytes(32);
const curve = createECDH('secp256k1');
curve.setPrivateKey(secretKey);
const publicKey = curve.getPublicKey('hex', 'compressed');
const sha256 = createHash('sha256').update(publicKey, 'hex').digest();
const address = createHash('ripemd160').update(sha256).digest();
const did = `did:nil:testnet:${bech32.encode('nillion', bech32.toWords(address))}`;

/** Stops the program with the server's message if a call failed. */
async function check(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}

// 2. Your cluster: three nodes, and a token for each. A server signs a new one for each call.
const local = 'http://localhost:9181,http://localhost:9182,http://localhost:9183';
const nodes = await Promise.all(
  (process.env.NODE_URLS ?? local).split(',').map(async (url) => {
    const about = await check(await fetch(`${url}/about`, {signal: AbortSignal.timeout(60_000)}));
    const {did: nodeDid} = (await about.json()) as {did: string};
    const token = await createJWT(
      {aud: nodeDid},
      {issuer: did, signer: ES256KSigner(secretKey), alg: 'ES256K', expiresIn: 60},
    );
    return {url, token};
  }),
);

/** Posts to one node. Returns the `data` of its response. */
async function post<T>(node: {url: string; token: string}, path: string, body: object): Promise<T> {
  const response = await fetch(node.url + path, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: `Bearer ${node.token}`},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await (await check(response)).text();
  return ((text ? JSON.parse(text) : {}) as {data: T}).data;
}

// 3. Register the organization on each node that doesn't know it yet. Such a node responds with 401.
for (const node of nodes) {
  const headers = {authorization: `Bearer ${node.token}`};
  const account = await fetch(`${node.url}/api/v1/accounts`, {headers});
  if (account.status === 401) {
    await post(node, '/api/v1/accounts', {did, publicKey, name: 'Quickstart'});
  } else await check(account);
}
console.log('organization registered on', nodes.length, 'nodes');

// 4. A collection: the title is plain, the text is secret.
const schemaId = randomUUID();
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      title: {type: 'string'},
      text: {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']},
    },
    required: ['_id', 'title', 'text'],
    additionalProperties: false,
  },
};
for (const node of nodes) {
  await post(node, '/api/v1/schemas', {_id: schemaId, name: 'Notes', schema});
}
console.log('collection created');

// 5. Split a record into one document for each node, and send each node its own.
const key = await nilql.ClusterKey.generate({nodes}, {store: true});
const record = {
  _id: randomUUID(),
  title: 'Monday',
  text: {'%allot': await nilql.encrypt(key, 'I am looking for a new job')},
};
const documents = nilql.allot(record);
for (const [index, node] of nodes.entries()) {
  const upload = {schema: schemaId, data: [documents[index]]};
  const {errors} = await post<{errors: object[]}>(node, '/api/v1/data/create', upload);
  if (errors.length > 0) throw new Error(`${node.url} rejected: ${JSON.stringify(errors)}`);
}
console.log('record written to', nodes.length, 'nodes');

// 6. Read the record back from every node, and combine the shares.
const shares = await Promise.all(
  nodes.map(async (node) => {
    const filter = {_id: record._id};
    const found = await post<object[]>(node, '/api/v1/data/read', {schema: schemaId, filter});
    if (!found[0]) throw new Error(`${node.url} does not have the record`);
    return found[0];
  }),
);
const {title, text} = (await nilql.unify(key, shares)) as {title: string; text: string};
console.log(`${title}: ${text}`);
