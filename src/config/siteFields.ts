/** The type of `customFields` in docusaurus.config.ts. */
import type {SearchSettings} from './search';
import type {ThirdParty} from './thirdPartyTypes';

/** Values of this build that browser code reads with `useSiteFields`. They are part of every page's JavaScript. */
export interface SiteFields {
  readonly search: SearchSettings;
  /** The third parties that environment variables switch on. The hosted search is in `search`. */
  readonly thirdParties: readonly ThirdParty[];
  /** URL of the form that opens a new issue about the documentation. */
  readonly newIssue: string;
}
