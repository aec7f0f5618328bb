/** Files that tools look for at addresses of their own: robots.txt and .well-known/security.txt (RFC 9116). */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

export interface WellKnownOptions {
  /** Address of the site with its base path, ending with a slash. */
  readonly siteAddress: string;
  /** Page where a problem is reported. */
  readonly contact: string;
}

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

/** Both files, by path. `now` is the time of the build: a security.txt has to expire. */
export function wellKnownFiles({siteAddress, contact}: WellKnownOptions, now: Date) {
  const expires = new Date(now.getTime() + ONE_YEAR_MS).toISOString().slice(0, 10);
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}sitemap.xml\n`,
    '.well-known/security.txt': [
      `Contact: ${contact}`,
      `Expires: ${expires}T00:00:00Z`,
      `Canonical: ${siteAddress}.well-known/security.txt`,
      'Preferred-Languages: en',
      '',
    ].join('\n'),
  };
}

/** The plugin. Another locale, in a folder of its own, has none of them: tools look at the root. */
export function wellKnownPlugin(options: WellKnownOptions): PluginModule {
  return ({i18n}) => ({
    name: 'site-well-known',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      for (const [name, text] of Object.entries(wellKnownFiles(options, new Date()))) {
        await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
        await writeFile(path.join(outDir, name), text);
      }
    },
  });
}
