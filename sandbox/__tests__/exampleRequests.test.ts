/** The first example request of each operation works in a fresh sandbox, whatever ran before it. */
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {contractFor} from '../contract/contract';
import {newIdentity} from '../identity';
import {withDefaults} from '../options';
import {createDatabaseNodes, createToken} from '../servers';

interface ExampleRequest {
  /** `POST /api/v1/data/read`. */
  readonly call: string;
  readonly body: unknown;
}

/** Returns the example that the reference shows first, for each operation of the database node. */
function listExampleRequests(): ExampleRequest[] {
  return [...contractFor('database').operations.values()].map(({call, body}) => {
    const media = body?.content?.['application/json'];
    const [named] = Object.values(media?.examples ?? {});
    const value = named !== undefined && 'value' in named ? named.value : undefined;
    return {call, body: media?.example ?? value};
  });
}

/** Sends requests to one fresh node. Returns the status of each. */
async function sendInOrder(requests: readonly ExampleRequest[]): Promise<Record<string, number>> {
  const organization = newIdentity();
  const [node] = createDatabaseNodes(organization, withDefaults({strict: true}));
  if (node === undefined) throw new Error('The sandbox has no database node');
  const {token} = await createToken(organization, node.identity.did);
  const statuses: Record<string, number> = {};
  for (const {call, body} of requests) {
    const [method = '', path = ''] = call.split(' ');
    const response = await node.app.request(path, {
      method,
      headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
    statuses[call] = response.status;
  }
  return statuses;
}

const requests = listExampleRequests();

it.each(requests)('$call works alone in a fresh sandbox', async (request) => {
  expect([200, 201, 204]).toContain((await sendInOrder([request]))[request.call]);
});

it('all of them work in any order', async () => {
  const inAnyOrder = fc.shuffledSubarray([...requests], {minLength: requests.length});
  await fc.assert(
    fc.asyncProperty(inAnyOrder, async (shuffled) => {
      const failed = Object.entries(await sendInOrder(shuffled)).filter(
        ([, status]) => status >= 300,
      );
      expect(failed).toEqual([]);
    }),
    {numRuns: 20, seed: 20_261_121},
  );
});
