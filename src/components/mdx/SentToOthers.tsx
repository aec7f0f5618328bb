import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '../../config/search';
import {useThirdParties} from '../../hooks/thirdParties';
import {purposeText} from './purposeText';

/** Who is sent something, for what, when, and where: the hosted search where there is one, and the manifest of this very build. */
function useSent(): string[][] {
  const {siteConfig} = useDocusaurusContext();
  const {hosted} = siteConfig.customFields?.['search'] as SearchSettings;
  const whenUsed = translate({id: 'site.sent.click', message: 'When you use it'});
  const whenAgreed = translate({id: 'site.sent.consent', message: 'After you agree'});
  const parties = useThirdParties().map(({name, purpose, kind, origins}) => [
    name,
    purposeText(purpose),
    kind === 'tracker' ? whenAgreed : whenUsed,
    origins.join(', '),
  ]);
  if (hosted === null) return parties;
  const service = [
    translate({id: 'site.sent.search', message: 'Search service'}),
    translate({id: 'site.purpose.search', message: 'Answering your searches'}),
    whenUsed,
    hosted.origins.join(', '),
  ];
  return [service, ...parties];
}

/** A table of the third parties of this site, or a sentence that there are none. */
export function SentToOthers(): ReactNode {
  const sent = useSent();
  if (sent.length === 0)
    return (
      <p>
        <Translate id="site.sent.nothing">
          No third party is configured on this site: no page sends anything to another host.
        </Translate>
      </p>
    );
  const heads = [
    translate({id: 'site.sent.name', message: 'Name'}),
    translate({id: 'site.sent.purpose', message: 'Purpose'}),
    translate({id: 'site.sent.when', message: 'When'}),
    translate({id: 'site.sent.origins', message: 'Talks to'}),
  ];
  return (
    <table>
      <caption>
        <Translate id="site.sent.caption">Third parties, each asked first</Translate>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sent.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
