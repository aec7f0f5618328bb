/** What the browser knows of the search's settings. */
import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '@site/src/config/search';
import {useThirdParties} from '@site/src/hooks/thirdParties';
import {resultUrl} from '../shared/resultUrl';

export interface SearchSite extends SearchSettings {
  readonly baseUrl: string;
  /** Where a new issue is opened. */
  readonly newIssueUrl: string;
  /** Whether the manifest of third parties holds the search-insights script; the reader is asked besides. */
  readonly insights: boolean;
  /** Where a result leads. */
  readonly urlOf: (url: string) => string;
}

/** The settings, and the base path they apply to. */
export function useSearchSite(): SearchSite {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl, url: siteUrl, customFields = {}} = siteConfig;
  const settings = customFields['search'] as SearchSettings;
  const newIssueUrl = customFields['newIssue'] as string;
  const insights = useThirdParties().some(
    (party) => party.kind === 'tracker' && party.reporter === 'insights',
  );
  return useMemo(() => {
    const rules = {...settings, baseUrl, siteUrl};
    return {...rules, newIssueUrl, insights, urlOf: (url: string) => resultUrl(url, rules)};
  }, [settings, baseUrl, siteUrl, newIssueUrl, insights]);
}
