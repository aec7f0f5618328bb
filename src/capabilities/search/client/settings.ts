/** What the browser knows of the search's settings. */
import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '@site/src/config/search';
import {resultUrl} from '../shared/resultUrl';

export interface SearchSite extends SearchSettings {
  readonly baseUrl: string;
  /** Where a new issue is opened. */
  readonly newIssueUrl: string;
  /** Where a result leads. */
  readonly urlOf: (url: string) => string;
}

/** The settings, and the base path they apply to. */
export function useSearchSite(): SearchSite {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const {baseUrl, url: siteUrl, customFields = {}} = siteConfig;
    const rules = {...(customFields['search'] as SearchSettings), baseUrl, siteUrl};
    return {
      ...rules,
      newIssueUrl: customFields['newIssue'] as string,
      urlOf: (url: string) => resultUrl(url, rules),
    };
  }, [siteConfig]);
}
