/** Finds a record by a secret email address: the nodes compare digests, which can't be decrypted. */
import assert from 'node:assert/strict';
// #region store
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';

const schemaId = randomUUID();
const secretText = {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']};
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      email: secretText,
      phone: secretText,
    },
    required: ['_id', 'email', 'phone'],
    additionalProperties: false,
  },
};

// One key for each operation. Save the match key: only digests made with the same key are comparable.
const matchKey = await nilql.SecretKey.generate({nodes}, {match: true});
const storeKey = await nilql.ClusterKey.generate({nodes}, {store: true});

const contacts = [
  {email: 'ada@example.org', phone: '+1 555 0100'},
  {email: 'ben@example.org', phone: '+1 555 0101'},
];
const records = await Promise.all(
  contacts.map(async ({email, phone}) =>
    nilql.allot({
      _id: randomUUID(),
      email: {'%allot': await nilql.encrypt(matchKey, email)},
      phone: {'%allot': await nilql.encrypt(storeKey, phone)},
    }),
  ),
);
for (const [index, node] of nodes.entries()) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Contacts', schema});
  const data = records.map((documents) => documents[index]);
  const body = {schema: schemaId, data};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
// #endregion store

// #region find
interface Contact {
  _id: string;
  email: object;
  phone: object;
}

// The digest is the same for every node.
const [digest] = (await nilql.encrypt(matchKey, 'ada@example.org')) as string[];
const body = {schema: schemaId, filter: {'email.%share': digest}};

const documents = await Promise.all(
  nodes.map(async (node) => {
    const [document] = await call<Contact[]>(node, 'POST', '/api/v1/data/read', body);
    if (!document) throw new Error(`${node.url} has no such record`);
    return document;
  }),
);
// #endregion find

// #region combine
// `unify` doesn't support fields that were encrypted for match, so leave them out.
const phones = documents.map(({_id, phone}) => ({_id, phone}));
const contact = (await nilql.unify(storeKey, phones)) as {phone: string};
console.log('phone of ada@example.org:', contact.phone);
// #endregion combine
assert.equal(contact.phone, '+1 555 0100');
