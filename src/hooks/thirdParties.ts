import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThirdParty} from '../config/thirdPartyTypes';

/** The manifest of this build, handed over by docusaurus.config.ts. */
export function useThirdParties(): readonly ThirdParty[] {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.['thirdParties'] as readonly ThirdParty[];
}

let agreed: readonly string[] = [];

/** Keeps the purposes that the reader agreed to, for parts of the site that are no component of the consent. */
export function publishAgreed(purposes: readonly string[]): void {
  agreed = purposes;
}

/** Whether the reader agreed to a purpose; before the answer is known, no. */
export const isAgreed = (purpose: string): boolean => agreed.includes(purpose);
