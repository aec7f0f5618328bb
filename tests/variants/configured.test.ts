/** Everything that needs the configured site: one build, one browser. */
import {afterAll, beforeAll} from 'vitest';
import {openConfiguredSite, type ConfiguredSite} from './configuredSite';
import {describeHostedSearch} from './hostedSearchCases';
import {describeThirdParties} from './thirdPartyCases';

let configured: ConfiguredSite | undefined;
beforeAll(async () => {
  configured = await openConfiguredSite();
});
afterAll(() => configured?.close());

const opened = (): ConfiguredSite => {
  if (configured === undefined) throw new Error('The configured site did not open');
  return configured;
};

describeThirdParties(opened);
describeHostedSearch(opened);
