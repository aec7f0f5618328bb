/** What the browser knows of the search's settings. */
import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SearchSettings} from '@site/src/config/search';
import {useThirdParties} from '@site/src/hooks/thirdParties';
import {resultUrl} from '../shared/resultUrl';

export interface SearchSite extends SearchSettings {
  readonly baseUrl: string;
  /** Where a new issue is opened. */
  readonly newIssueUrl: string;
  /** Whether the manifest of third parties holds the search-insights script; the reader is asked besides. */
  readonly insights: boolean;
}

/** The settings, and the base path they apply to. */
export function useSearchSite(): SearchSite {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const settings = siteConfig.customFields?.['search'] as SearchSettings;
  const newIssueUrl = siteConfig.customFields?.['newIssue'] as string;
  const insights = useThirdParties().some(
    (party) => party.kind === 'tracker' && party.reporter === 'insights',
  );
  return useMemo(
    () => ({...settings, baseUrl, newIssueUrl, insights}),
    [settings, baseUrl, newIssueUrl, insights],
  );
}

/** A function that says where a result leads. */
export function useResultUrl(): (url: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const site = useSearchSite();
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const rules = {...site, siteUrl: siteConfig.url};
    const here = isBrowser ? window.location.origin : undefined;
    return (url: string) => resultUrl(url, rules, here);
  }, [site, siteConfig.url, isBrowser]);
}
