import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {storageKeys} from '@site/src/lib/storageKeys';
import {useSentTo} from './useSentTo';

/** What the site itself keeps in the reader's browser: key, and what it is for. */
function ownStorage(): readonly (readonly [string, string])[] {
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

/** Two tables made from the manifest of this very build: what stays in the browser, and what goes to whom. */
export function StoredAndSent(): ReactNode {
  const parties = useSentTo();
  return (
    <>
      <table>
        <caption>
          <Translate id="site.stored.caption">Kept in your browser, sent nowhere</Translate>
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'site.stored.key', message: 'Key'})}</th>
            <th scope="col">{translate({id: 'site.stored.purpose', message: 'What it is for'})}</th>
          </tr>
        </thead>
        <tbody>
          {ownStorage().map(([key, purpose]) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parties.length === 0 ? (
        <p>
          <Translate id="site.sent.nothing">
            No third party is configured on this site: no page sends anything to another host.
          </Translate>
        </p>
      ) : (
        <table>
          <caption>
            <Translate id="site.sent.caption">Third parties, each asked first</Translate>
          </caption>
          <thead>
            <tr>
              <th scope="col">{translate({id: 'site.sent.name', message: 'Name'})}</th>
              <th scope="col">{translate({id: 'site.sent.purpose', message: 'Purpose'})}</th>
              <th scope="col">{translate({id: 'site.sent.when', message: 'When'})}</th>
              <th scope="col">{translate({id: 'site.sent.origins', message: 'Talks to'})}</th>
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.name}>
                <td>{party.name}</td>
                <td>{party.purpose}</td>
                <td>
                  {party.trigger === 'consent'
                    ? translate({id: 'site.sent.consent', message: 'After you agree'})
                    : translate({id: 'site.sent.click', message: 'When you use it'})}
                </td>
                <td>{party.origins.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
