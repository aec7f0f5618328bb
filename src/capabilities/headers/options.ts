/** What the policy is derived from. */
import type {SearchSettings} from '../../config/search';
import type {ThirdParty} from '../../config/thirdPartyRules';

export interface HeadersOptions {
  /** The manifest: each party's origins are allowed, and no others. */
  readonly thirdParties: readonly ThirdParty[];
  readonly search: Pick<SearchSettings, 'hosted'>;
  /** Whether pages carry the API console, which calls the servers that a reader names. */
  readonly apiConsole: boolean;
  /** Values of the `Link` header: what programs look for beside the pages. */
  readonly links?: readonly string[];
  /** Old path to new, below the base path; anchors are no matter of a host. */
  readonly redirects?: Readonly<Record<string, string>>;
}
