/** A server that asks the nodes for its users. Tokens and keys stay in this process. */
// #region total
import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {nilql} from '@nillion/nilql';
import {nodes} from '../access';
import {queryId} from '../create-query'; // stores three records and a query
import {call} from '../lib/call';
import {pairRows} from '../lib/combine';

const key = await nilql.ClusterKey.generate({nodes}, {sum: true});

/** With two people, each can compute the other's pay. Choose a larger number for real data. */
const smallestGroup = 2;

/** Asks every node and decrypts the total pay of a city. Returns nothing for a small group. */
async function totalOf(city: string) {
  const body = {id: queryId, variables: {city}};
  const responses = await Promise.all(
    nodes.map((node) => call<{_id: string}[]>(node, 'POST', '/api/v1/queries/execute', body)),
  );
  const [parts] = pairRows(responses);
  if (!parts) return undefined;
  const {records, salary} = (await nilql.unify(key, parts)) as {records: number; salary: bigint};
  if (records < smallestGroup) return undefined;
  return {people: records, total: Number(salary)};
}
// #endregion total

// #region users
/** Who may see which city. Replace this with your login and your database. */
const users = new Map([['ada', {password: 'sandbox', city: 'Oslo'}]]);

/** Returns the user of a request, from the name and password that the browser sends. */
function userOf({headers}: IncomingMessage) {
  const [, encoded = ''] = (headers.authorization ?? '').split(' ');
  const [name = '', password] = Buffer.from(encoded, 'base64').toString().split(':');
  const user = users.get(name);
  return user?.password === password ? user : undefined;
}
// #endregion users

// #region server
const page = readFileSync(new URL('index.html', import.meta.url));

async function answer(request: IncomingMessage, response: ServerResponse) {
  const json = (status: number, content: object) =>
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(content));
  const user = userOf(request);
  if (!user) return response.writeHead(401, {'www-authenticate': 'Basic realm="Pay"'}).end();

  const {pathname, searchParams} = new URL(`http://localhost${request.url}`);
  if (pathname === '/') return response.setHeader('content-type', 'text/html').end(page);
  if (pathname !== '/api/total') return json(404, {error: 'no such page'});
  if (searchParams.get('city') !== user.city) return json(403, {error: 'not your city'});
  try {
    const total = await totalOf(user.city);
    return total ? json(200, total) : json(403, {error: 'too few people'});
  } catch (error) {
    console.error(error); // the details stay on the server
    return json(502, {error: 'the nodes did not return the total'});
  }
}

const port = Number(process.env.PORT ?? 3000);
createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(port, 'localhost', () => console.log(`open http://localhost:${port}`));
// #endregion server
