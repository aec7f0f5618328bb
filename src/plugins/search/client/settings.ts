/** The search settings in the browser. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchSettings} from '@site/src/config/search';
import {useSiteFields} from '@site/src/hooks/useSiteFields';
import {resultUrl} from '../shared/resultUrl';

export interface SearchSite extends SearchSettings {
  readonly baseUrl: string;
  /** The page where readers open an issue. */
  readonly newIssueUrl: string;
  /** Returns where a result links to, see `resultUrl`. */
  readonly urlOf: (url: string) => string;
}

/**
 * Returns the search settings of the site. The object stays the same between renders. The modal and the results page
 * use it.
 */
export function useSearchSite(): SearchSite {
  const {baseUrl, url: siteUrl} = useDocusaurusContext().siteConfig;
  const {search, newIssue: newIssueUrl} = useSiteFields();
  return useMemo(() => {
    const rules = {...search, baseUrl, siteUrl};
    return {...rules, newIssueUrl, urlOf: (url: string) => resultUrl(url, rules)};
  }, [search, newIssueUrl, baseUrl, siteUrl]);
}
