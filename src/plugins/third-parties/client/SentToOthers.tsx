import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {HostedSearch} from '../../../config/search';
import type {ThirdParty} from '../../../config/thirdPartyTypes';
import {useSiteFields} from '../../../hooks/useSiteFields';
import {purposeText} from './purposeText';

/** One row of the table. */
interface Recipient {
  readonly name: string;
  readonly purpose: string;
  /** When something is sent. */
  readonly when: string;
  /** Origins, separated by commas. */
  readonly origins: string;
}

function thirdPartyRecipient({name, purpose, kind, origins}: ThirdParty): Recipient {
  const when =
    kind === 'tracker'
      ? translate({id: 'site.sent.consent', message: 'After you agree'})
      : translate({id: 'site.sent.click', message: 'When you use it'});
  return {name, purpose: purposeText(purpose), when, origins: origins.join(', ')};
}

function hostedSearchRecipient({origins}: HostedSearch): Recipient {
  return {
    name: translate({id: 'site.sent.search', message: 'Search service'}),
    purpose: translate({id: 'site.purpose.search', message: 'Answering your searches'}),
    when: translate({id: 'site.sent.click', message: 'When you use it'}),
    origins: origins.join(', '),
  };
}

/** Returns everyone to whom this build may send data: the hosted search, if configured, and the third parties. */
function useRecipients(): readonly Recipient[] {
  const {search, thirdParties} = useSiteFields();
  const recipients = thirdParties.map(thirdPartyRecipient);
  return search.hosted === null
    ? recipients
    : [hostedSearchRecipient(search.hosted), ...recipients];
}

/** A table of recipients. */
function RecipientTable({recipients}: {readonly recipients: readonly Recipient[]}): ReactNode {
  const headings = [
    translate({id: 'site.sent.name', message: 'Name'}),
    translate({id: 'site.sent.purpose', message: 'Purpose'}),
    translate({id: 'site.sent.when', message: 'When'}),
    translate({id: 'site.sent.origins', message: 'Talks to'}),
  ];
  return (
    <table>
      <caption>
        <Translate id="site.sent.caption">Services to which this site may send data</Translate>
      </caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {recipients.map(({name, purpose, when, origins}) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{purpose}</td>
            <td>{when}</td>
            <td>{origins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * For the privacy page: a table of everyone to whom this build may send data, or a sentence that there is no one. Also
 * says where feedback goes if this build has no service for it.
 */
export function SentToOthers(): ReactNode {
  const recipients = useRecipients();
  const {thirdParties} = useSiteFields();
  const hasFeedbackService = thirdParties.some(({kind}) => kind === 'feedback');
  const asksForConsent = thirdParties.some(({kind}) => kind === 'tracker');
  return (
    <>
      {recipients.length === 0 ? (
        <p>
          <Translate id="site.sent.nothing">
            No page on this site sends anything to another host automatically.
          </Translate>
        </p>
      ) : (
        <RecipientTable recipients={recipients} />
      )}
      {asksForConsent && (
        <p>
          <Translate id="site.sent.consentKey">
            Your answer stays in your browser, under the key site.consent.
          </Translate>
        </p>
      )}
      {!hasFeedbackService && (
        <p>
          <Translate id="site.sent.feedbackIssue">
            If you send feedback, a prefilled GitHub issue opens in a new tab, and GitHub receives
            the text that you typed. Others can see it after you submit the issue.
          </Translate>
        </p>
      )}
    </>
  );
}
