/** Stores contacts whose secret email addresses can be searched, and saves the match key. */
// #region store
import {randomUUID} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
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

/** Loads the match key, or generates and saves it: only digests made with the same key are comparable. */
async function loadMatchKey() {
  if (!existsSync('match-key.json')) {
    const key = await nilql.SecretKey.generate({nodes}, {match: true});
    writeFileSync('match-key.json', JSON.stringify(key.dump()), {mode: 0o600});
  }
  return nilql.SecretKey.load(JSON.parse(readFileSync('match-key.json', 'utf8')) as object);
}

// One key for each operation.
const matchKey = await loadMatchKey();
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
writeFileSync('contacts.json', JSON.stringify({schemaId}));
console.log('stored', contacts.length, 'contacts');
// #endregion store
