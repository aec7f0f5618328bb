import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThirdParty} from '@site/src/config/thirdPartyRules';

/** The manifest of this build, handed over by docusaurus.config.ts. */
export function useThirdParties(): readonly ThirdParty[] {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.customFields?.['thirdParties'] ?? []) as readonly ThirdParty[];
}
