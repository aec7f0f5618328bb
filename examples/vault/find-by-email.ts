/** Finds a record by a secret email address: the nodes compare digests, which can't be decrypted. */
// #region find
import {existsSync, readFileSync} from 'node:fs';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

// Without the files of an earlier run, store the contacts now.
if (!existsSync('contacts.json')) await import('./store-contacts');
const {schemaId} = JSON.parse(readFileSync('contacts.json', 'utf8')) as {schemaId: string};
const savedKey = JSON.parse(readFileSync('match-key.json', 'utf8')) as object;
const matchKey = nilql.SecretKey.load(savedKey);
const email = process.argv[2] ?? 'ada@example.org';

interface Contact {
  _id: string;
  email: object;
  phone: object;
}

// The digest is the same for every node.
const [digest] = (await nilql.encrypt(matchKey, email)) as string[];
const body = {schema: schemaId, filter: {'email.%share': digest}};

const responses = await Promise.all(
  nodes.map((node) => call<Contact[]>(node, 'POST', '/api/v1/data/read', body)),
);
const contacts = pairRows(responses); // throws if a node lacks a record
if (contacts.length === 0) throw new Error(`no record with ${email}`);
// #endregion find

// #region combine
const storeKey = await nilql.ClusterKey.generate({nodes}, {store: true}); // contains no secret
// `unify` doesn't support fields that were encrypted for match, so leave them out.
for (const documents of contacts) {
  const phones = documents.map(({_id, phone}) => ({_id, phone}));
  const contact = (await nilql.unify(storeKey, phones)) as {phone: string};
  console.log(`phone of ${email}:`, contact.phone);
}
// #endregion combine
