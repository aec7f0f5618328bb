/** Step 6: the query, run on every node; partial totals combined and decrypted. */
// #region execute
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {queryId} from './create-query';
import {call} from './lib/call';

interface Row {
  _id: string;
  people: number;
  salary: {'%share': number};
}

const variables = {
  team: 'red',
  level: 2,
  remote: true,
  since: '2023-01-01',
  cities: ['Oslo', 'Rome'],
};

const responses = await Promise.all(
  nodes.map((node) =>
    call<Row[]>(node, 'POST', '/api/v1/queries/execute', {id: queryId, variables}),
  ),
);
// #endregion execute

// #region combine
const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});

const rows = await Promise.all(
  (responses[0] ?? []).map(({_id}) => {
    const parts = responses.flatMap((response) => response.filter((row) => row._id === _id));
    if (parts.length !== nodes.length) throw new Error(`not every node has the row ${_id}`);
    return nilql.unify(sumKey, parts);
  }),
);
console.log(rows);
// #endregion combine
