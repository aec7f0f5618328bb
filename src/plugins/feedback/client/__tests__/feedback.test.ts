import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import type {FeedbackParty} from '../../../../config/thirdPartyTypes';
import {feedbackIssueUrl, MESSAGE_LIMIT, sendFeedback} from '../feedback';

const feedback = {page: '/quickstart', helpful: false, message: 'Step 2 & "quotes" fail\nhere'};
const servers: (() => void)[] = [];
afterEach(() => servers.splice(0).forEach((close) => close()));

/** Starts a feedback service that responds with `status` and records the request bodies. */
async function startService(status: number) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const party: FeedbackParty = {
    kind: 'feedback',
    name: 'Feedback',
    purpose: 'feedback',
    endpoint: `${origin}/api`,
    origins: [origin],
    project: 'p1',
  };
  return {party, bodies, server};
}

describe('sendFeedback', () => {
  it('posts project, page, answer, and message', async () => {
    const {party, bodies} = await startService(204);
    await sendFeedback(party, feedback);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
      {project: 'p1', ...feedback},
    ]);
  });

  it('reports the status of an error response', async () => {
    const {party} = await startService(500);
    await expect(sendFeedback(party, feedback)).rejects.toThrow(
      'the feedback service answered 500',
    );
  });

  it('reports an unreachable service', async () => {
    const {party, server} = await startService(200);
    await new Promise((resolve) => server.close(resolve));
    await expect(sendFeedback(party, feedback)).rejects.toThrow('could not be reached');
  });
});

describe('feedbackIssueUrl', () => {
  it('contains page, answer, and message, and nothing else', () => {
    const url = new URL(feedbackIssueUrl('https://code.example/issues/new', feedback));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: 'Feedback on /quickstart',
      body: 'Page: /quickstart\nHelpful: no\n\nStep 2 & "quotes" fail\nhere',
    });
  });

  it('does not cut a message of the maximum length', () => {
    const message = `${'x'.repeat(MESSAGE_LIMIT - 3)}end`;
    const page = `/${'long-path'.repeat(20)}`;
    const url = new URL(
      feedbackIssueUrl('https://code.example/issues/new', {...feedback, page, message}),
    );
    expect(url.searchParams.get('body')).toMatch(/xend$/);
  });
});
