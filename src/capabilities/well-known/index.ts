/** Files that tools look for at addresses of their own: robots.txt, security.txt (RFC 9116), api-catalog (RFC 9727). */
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {ApiDefinition} from '../../config/apis';
import {substitute} from '../../lib/variables';

export interface WellKnownOptions {
  /** Address of the site with its base path, ending with a slash. */
  readonly siteAddress: string;
  /** Page where a problem is reported. */
  readonly contact: string;
  readonly apis: readonly ApiDefinition[];
}

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

/** What is read of a published specification. */
interface Published {
  readonly servers?: readonly {readonly url: string}[];
}

/** Each server of the APIs, with its specification and its page. */
function catalogue({siteAddress, apis}: WellKnownOptions, outDir: string): object {
  const self = `${siteAddress}.well-known/api-catalog`;
  const servers = apis.flatMap(({segment}) => {
    const file = path.join(outDir, `openapi/${segment}.json`);
    const {servers: found = []} = JSON.parse(readFileSync(file, 'utf8')) as Published;
    const specification = `${siteAddress}openapi/${segment}`;
    const page = `${siteAddress}api/${segment}/overview`;
    return found.map(({url}) => ({
      anchor: url,
      'service-desc': [
        {href: `${specification}.yaml`, type: 'text/yaml'},
        {href: `${specification}.json`, type: 'application/json'},
      ],
      'service-doc': [
        {href: page, type: 'text/html'},
        {href: `${page}.md`, type: 'text/markdown'},
      ],
    }));
  });
  const own = {
    anchor: self,
    item: servers.map(({anchor}) => ({href: anchor})),
    profile: [{href: 'https://www.rfc-editor.org/info/rfc9727'}],
  };
  return {linkset: [own, ...servers]};
}

/** The files for the site in `outDir`, by path. `now` is the time of the build: a security.txt has to expire. */
export function wellKnownFiles(options: WellKnownOptions, outDir: string, now: Date) {
  const {siteAddress, contact} = options;
  const day = new Date(now.getTime() + ONE_YEAR_MS).toISOString().slice(0, 10);
  const values = {siteAddress, contact, expires: `${day}T00:00:00Z`};
  const fill = (name: string) => {
    const file = path.join(__dirname, 'files', name);
    return substitute(readFileSync(file, 'utf8'), values, {file, syntax: 'plain'});
  };
  return {
    'robots.txt': fill('robots.txt'),
    '.well-known/api-catalog': `${JSON.stringify(catalogue(options, outDir), null, 2)}\n`,
    '.well-known/security.txt': fill('security.txt'),
  };
}

/** The plugin. Another locale, in a folder of its own, has none of them: tools look at the root. */
export function wellKnownPlugin(options: WellKnownOptions): PluginModule {
  return ({i18n}) => ({
    name: 'site-well-known',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      for (const [name, text] of Object.entries(wellKnownFiles(options, outDir, new Date()))) {
        await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
        await writeFile(path.join(outDir, name), text);
      }
    },
  });
}
