import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteFields} from '../config/siteFields';

/**
 * Returns the `customFields` of docusaurus.config.ts in components. The configuration checks them against the same
 * type. Feedback, search, 404 page, third parties, and crash page read their settings with it.
 */
export function useSiteFields(): SiteFields {
  const {customFields} = useDocusaurusContext().siteConfig;
  return customFields as unknown as SiteFields;
}
