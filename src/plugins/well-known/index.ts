/** Writes files that programs expect at fixed URLs: robots.txt, security.txt (RFC 9116), api-catalog (RFC 9727), mcp.json. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {ApiDefinition} from '../../config/apis';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {substitute} from '../../lib/variables';
import {writeFiles} from '../../lib/writeFiles';

export interface WellKnownOptions {
  /** URL of the site with its base path and a trailing slash. */
  readonly siteAddress: string;
  /** Title of the site. */
  readonly title: string;
  /** URL of the page for reporting problems. */
  readonly contact: string;
  readonly apis: readonly ApiDefinition[];
}

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

/** The part of a published specification that the catalog uses. */
const specification = z.object({servers: z.array(z.object({url: z.string()})).default([])});

/** Reads the URLs of an API's servers from its specification in the build. */
function readServerUrls(segment: string, outDir: string): string[] {
  const file = path.join(outDir, `openapi/${segment}.json`);
  const {servers} = specification.parse(JSON.parse(readFileSync(file, 'utf8')));
  return servers.map(({url}) => url);
}

/** Returns the API catalog: each server of the APIs with its specification and its documentation page. */
function createApiCatalog({siteAddress, apis}: WellKnownOptions, outDir: string): object {
  const servers = apis.flatMap(({segment}) => {
    const specificationUrl = `${siteAddress}openapi/${segment}`;
    const pageUrl = `${siteAddress}api/${segment}/overview`;
    return readServerUrls(segment, outDir).map((url) => ({
      anchor: url,
      'service-desc': [
        {href: `${specificationUrl}.yaml`, type: 'text/yaml'},
        {href: `${specificationUrl}.json`, type: 'application/json'},
      ],
      'service-doc': [
        {href: pageUrl, type: 'text/html'},
        {href: `${pageUrl}.md`, type: 'text/markdown'},
      ],
    }));
  });
  const catalog = {
    anchor: `${siteAddress}.well-known/api-catalog`,
    item: servers.map(({anchor}) => ({href: anchor})),
    profile: [{href: 'https://www.rfc-editor.org/info/rfc9727'}],
  };
  return {linkset: [catalog, ...servers]};
}

/** Returns the card of the MCP server, by which clients find it. */
const createServerCard = ({siteAddress, title}: WellKnownOptions): object => ({
  name: 'docs-mcp',
  title,
  description: `${title}: search, pages, errors, and sample programs, for AI assistants`,
  documentationUrl: `${siteAddress}build/ai/ai-workflow`,
  transport: {type: 'streamable-http', url: `${siteAddress}mcp`},
  authentication: {required: false},
  packages: [{type: 'npx', url: `${siteAddress}docs-mcp.tgz`}],
});

/**
 * Returns the contents of the files, by their paths below the base path. The visitor in this file writes them; exported
 * for tests.
 *
 * @param outDir the build folder, which must already contain the published specifications
 * @param now the time of the build; security.txt expires a year later, at midnight
 * @throws Error for a specification that is missing or invalid, and for an unknown variable in a template
 */
export function createWellKnownFiles(options: WellKnownOptions, outDir: string, now: Date) {
  const {siteAddress, contact} = options;
  const expiryDay = new Date(now.getTime() + ONE_YEAR_MS).toISOString().slice(0, 10);
  const values = {siteAddress, contact, expires: `${expiryDay}T00:00:00Z`};
  const readTemplate = (name: string) => {
    const file = path.join(__dirname, 'files', name);
    return substitute(readFileSync(file, 'utf8'), values, {file, syntax: 'plain'});
  };
  return {
    'robots.txt': readTemplate('robots.txt'),
    '.well-known/api-catalog': `${JSON.stringify(createApiCatalog(options, outDir), null, 2)}\n`,
    '.well-known/mcp.json': `${JSON.stringify(createServerCard(options), null, 2)}\n`,
    '.well-known/security.txt': readTemplate('security.txt'),
  };
}

/**
 * Creates the visitor. It writes the files for the default locale only, because programs expect them at the root.
 * docusaurus.builtPages.ts lists it.
 */
export function wellKnownFiles(
  options: Pick<WellKnownOptions, 'contact' | 'apis'>,
): BuiltPageVisitor {
  return {
    name: 'well-known',
    done({outDir, isDefaultLocale, siteUrl, siteConfig: {title}}) {
      if (!isDefaultLocale) return;
      const values = {...options, title, siteAddress: siteUrl};
      writeFiles(outDir, Object.entries(createWellKnownFiles(values, outDir, new Date())));
    },
  };
}
