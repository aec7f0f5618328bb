/** The newest records of each node, at most 25. */
// #region tail
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';

const newest = await Promise.all(
  nodes.map((node) => call<object[]>(node, 'POST', '/api/v1/data/tail', {schema: schemaId})),
);
console.log('newest on each node:', ...newest.map((list) => list.length));
// #endregion tail
