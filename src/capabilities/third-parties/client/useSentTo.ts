import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import type {SearchSettings} from '@site/src/config/search';
import type {ThirdParty} from '@site/src/config/thirdPartyRules';
import {purposeText} from './purposeText';
import {useThirdParties} from './useThirdParties';

/** Somebody else who is sent something by this build. */
export interface SentTo {
  readonly name: string;
  readonly purpose: string;
  readonly trigger: ThirdParty['trigger'];
  readonly origins: readonly string[];
}

/** Everybody who is sent something: the manifest, and the hosted search where there is one. */
export function useSentTo(): readonly SentTo[] {
  const {siteConfig} = useDocusaurusContext();
  const {hosted} = siteConfig.customFields?.['search'] as SearchSettings;
  const parties: readonly SentTo[] = useThirdParties().map((party) => ({
    ...party,
    purpose: purposeText(party.purpose),
  }));
  if (hosted === null) return parties;
  const service: SentTo = {
    name: translate({id: 'site.sent.search', message: 'Search service'}),
    purpose: translate({id: 'site.purpose.search', message: 'Answering your searches'}),
    trigger: 'click',
    origins: hosted.origins,
  };
  return [service, ...parties];
}
