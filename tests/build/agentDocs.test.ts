/** Scores the whole site with afdocs, the checks of agentdocsspec.com: how well assistants find and read the pages. */
import {once} from 'node:events';
import {createAdaptorServer} from '@hono/node-server';
import {computeScore, runChecks, type ReportResult} from 'afdocs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createSite} from '../../tools/serve/site';
import {builtRoutes} from '../routes';

const LEAST_SCORE = 98;
/** The checks parse each page several times. */
const TIMEOUT_MS = 180_000;

// The checks can keep the process busy for longer than the default of 5 s, after which the server closes connections.
const serverOptions = {keepAliveTimeout: TIMEOUT_MS};
const server = createAdaptorServer({
  fetch: createSite({dir: 'build', baseUrl: '/'}).fetch,
  serverOptions,
});
let report: ReportResult;

beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://localhost:${address.port}`;
  const pages = builtRoutes().filter((route) => route !== '/search');
  report = await runChecks(origin, {
    canonicalOrigin: await publishedOrigin(origin),
    samplingStrategy: 'curated',
    curatedPages: pages.map((route) => origin + route),
    maxLinksToTest: 1000,
    requestDelay: 0,
  });
}, TIMEOUT_MS);
afterAll(() => void server.close());

/** Returns the origin to which the files for programs link. */
async function publishedOrigin(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/quickstart.md`)).text();
  return new URL(/^Page: (.*)$/m.exec(page)?.[1] ?? '').origin;
}

it('assistants find and read the site', () => {
  // One check warns on most pages: the navigation is above the content in the HTML. Assistants can ask for Markdown.
  const {overall} = computeScore(report);
  const problems = report.results
    .filter(({status}) => status !== 'pass' && status !== 'skip')
    .map(({id, status, message}) => `${id}: ${status}: ${message}`);
  console.log(`afdocs: ${overall} of 100. ${problems.join('; ')}`);
  expect(report.results.filter(({status}) => status === 'error')).toEqual([]);
  expect(overall, problems.join('\n')).toBeGreaterThanOrEqual(LEAST_SCORE);
});
