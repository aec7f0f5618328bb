/** Nothing published is lost: redirects, and a check of each build against the ledger (see README.md beside this file). */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {builtAddresses, fileOf, parseLedger} from './node/addresses';
import {redirectPage} from './node/redirectPage';
import {checkBuild, checkRedirects, splitAddress, type Redirects} from './node/rules';

export {builtAddresses, mergeLedger, parseLedger} from './node/addresses';

export interface RedirectsOptions {
  readonly redirects: Redirects;
  /** File of all addresses ever published, from the site's folder; without one nothing is compared. */
  readonly ledgerFile: string | undefined;
}

const isAnchor = (address: string) => splitAddress(address).anchor !== undefined;

/** The plugin. Before the one of the headers, which read the pages that this one writes. */
export function redirectsPlugin({redirects, ledgerFile}: RedirectsOptions): PluginModule {
  checkRedirects(redirects);
  const entries = Object.entries(redirects);
  const ofAnchors = entries.filter(([from]) => isAnchor(from));
  return ({siteDir, baseUrl, i18n}) => {
    const withBase = (address: string) => baseUrl + address.slice(1);
    return {
      name: 'site-redirects',
      getClientModules: () =>
        ofAnchors.length > 0 ? [path.join(__dirname, 'client/clientModule.ts')] : [],
      async contentLoaded({actions}) {
        const anchors = ofAnchors.map((pair) => pair.map(withBase));
        await actions.createData('anchors.json', JSON.stringify(Object.fromEntries(anchors)));
      },
      async postBuild({outDir, siteConfig, routesPaths}) {
        // At once, without waiting: the other plugins begin after it, and find the pages.
        for (const [from, to] of entries.filter(([address]) => !isAnchor(address))) {
          const file = path.join(outDir, fileOf(from));
          mkdirSync(path.dirname(file), {recursive: true});
          const target = withBase(to);
          if (!existsSync(file)) writeFileSync(file, redirectPage(target, siteConfig.url + target));
        }
        // Anchors follow the words of their headings, and those were published in the first language alone.
        if (ledgerFile === undefined || i18n.currentLocale !== i18n.defaultLocale) return;
        const pages = routesPaths
          .map((route) => `/${route.slice(baseUrl.length)}`)
          .filter((page) => page !== '/404.html');
        const ledger = parseLedger(readFileSync(path.join(siteDir, ledgerFile), 'utf8'));
        const named = entries.flat().map((address) => splitAddress(address).page);
        const known = new Set([...ledger.keys(), ...named]);
        checkBuild(ledger, await builtAddresses(outDir, pages, known), redirects);
      },
    };
  };
}
