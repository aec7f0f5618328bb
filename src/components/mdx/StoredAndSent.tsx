import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '../../config/search';
import {useThirdParties} from '../../hooks/thirdParties';
import {storageKeys} from '../../lib/storageKeys';
import {purposeText} from './purposeText';

/** What the site itself keeps in the reader's browser: key, and what it is for. */
function ownStorage(): [key: string, purpose: string][] {
  return [
    ['theme', translate({id: 'site.stored.theme', message: 'The color mode you chose'})],
    [
      storageKeys.announcementDismissed,
      translate({id: 'site.stored.announcement', message: 'Which announcement you dismissed'}),
    ],
    [
      'docusaurus.tab.*',
      translate({id: 'site.stored.tab', message: 'The language you chose for samples'}),
    ],
    [
      storageKeys.sidebar,
      translate({id: 'site.stored.sidebar', message: 'Whether the sidebar is hidden'}),
    ],
    [
      'docs-preferred-version-*',
      translate({id: 'site.stored.version', message: 'The documentation version you read'}),
    ],
    [
      '__DOCSEARCH_*',
      translate({id: 'site.stored.searches', message: 'Your recent and favourite searches'}),
    ],
    [
      'site.consent',
      translate({id: 'site.stored.consent', message: 'Your answer about third parties'}),
    ],
    [
      'site.feedback*',
      translate({
        id: 'site.stored.feedback',
        message: 'Feedback you typed and have not sent, until the tab closes',
      }),
    ],
    [
      storageKeys.reloadedPage,
      translate({
        id: 'site.stored.reloadedPage',
        message: 'Which page was loaded again after a failure, until the tab closes',
      }),
    ],
  ];
}

/** Who is sent something, for what, when, and where: the manifest, and the hosted search where there is one. */
function useSent(): string[][] {
  const {siteConfig} = useDocusaurusContext();
  const {hosted} = siteConfig.customFields?.['search'] as SearchSettings;
  const whenUsed = translate({id: 'site.sent.click', message: 'When you use it'});
  const whenAgreed = translate({id: 'site.sent.consent', message: 'After you agree'});
  const parties = useThirdParties().map(({name, purpose, trigger, origins}) => [
    name,
    purposeText(purpose),
    trigger === 'consent' ? whenAgreed : whenUsed,
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

interface TableProps {
  readonly caption: ReactNode;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

function Table({caption, heads, rows}: TableProps): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
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
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two tables made from the manifest of this very build: what stays in the browser, and what goes to whom. */
export function StoredAndSent(): ReactNode {
  const sent = useSent();
  return (
    <>
      <Table
        caption={<Translate id="site.stored.caption">Kept in your browser, sent nowhere</Translate>}
        heads={[
          translate({id: 'site.stored.key', message: 'Key'}),
          translate({id: 'site.stored.purpose', message: 'What it is for'}),
        ]}
        rows={ownStorage().map(([key, purpose]) => [<code key={key}>{key}</code>, purpose])}
      />
      {sent.length === 0 ? (
        <p>
          <Translate id="site.sent.nothing">
            No third party is configured on this site: no page sends anything to another host.
          </Translate>
        </p>
      ) : (
        <Table
          caption={<Translate id="site.sent.caption">Third parties, each asked first</Translate>}
          heads={[
            translate({id: 'site.sent.name', message: 'Name'}),
            translate({id: 'site.sent.purpose', message: 'Purpose'}),
            translate({id: 'site.sent.when', message: 'When'}),
            translate({id: 'site.sent.origins', message: 'Talks to'}),
          ]}
          rows={sent}
        />
      )}
    </>
  );
}
