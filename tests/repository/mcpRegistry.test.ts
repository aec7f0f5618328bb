/** Checks that server.json, which registries of MCP servers read, agrees with the site and its package. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {installPage} from '../../src/config/assistants';
import {facts} from '../../src/config/facts';
import {product} from '../../src/config/product';

/** Registries reject longer descriptions. */
const LONGEST_DESCRIPTION = 100;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

it('server.json agrees with the site and its package', () => {
  const {version, repository} = readJson('package.json') as {
    version: string;
    repository: {url: string};
  };
  const url = repository.url.replace(/^git\+|\.git$/g, '');
  const [, owner = ''] = new URL(url).pathname.split('/');
  const entry = readJson('server.json') as {description: string};
  expect(entry).toMatchObject({
    name: `io.github.${owner}/docs-mcp`,
    title: product.siteTitle,
    version,
    repository: {url, source: 'github'},
    websiteUrl: facts.siteOrigin + installPage.replace(/#.*/, ''),
    remotes: [{type: 'streamable-http', url: `${facts.siteOrigin}/mcp`}],
  });
  expect(entry.description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});
