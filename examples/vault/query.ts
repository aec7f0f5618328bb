/** Step 6: the query, run on every node; partial totals combined and decrypted. */
// #region execute
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {queryId} from './create-query';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

interface Row {
  _id: string;
  records: number;
  salary: {'%share': number};
}

const variables = {city: 'Oslo'};

const responses = await Promise.all(
  nodes.map((node) =>
    call<Row[]>(node, 'POST', '/api/v1/queries/execute', {id: queryId, variables}),
  ),
);
// #endregion execute

// #region combine
const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});

// `pairRows` throws if a node lacks a row, or counted fewer records than the others.
const rows = await Promise.all(pairRows(responses).map((parts) => nilql.unify(sumKey, parts)));
console.log(rows);
// #endregion combine
