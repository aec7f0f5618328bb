import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useId, useState, type FormEvent, type ReactNode} from 'react';
import type {FeedbackParty, ThirdParty} from '@site/src/config/thirdPartyTypes';
import {useThirdParties} from '@site/src/hooks/thirdParties';
import {feedbackIssueUrl, MESSAGE_LIMIT, sendFeedback} from './feedback';
import styles from './FeedbackForm.module.css';

/** Of the last send; `reason` says why it failed. */
type Status = 'sending' | 'sent' | {readonly reason: string};

/** What became of the last send, in words; announced by screen readers. */
function Outcome({status}: {readonly status: Status | undefined}): ReactNode {
  return (
    <p role="status" className={styles.outcome}>
      {status === 'sending' && <Translate id="site.feedback.sending">Sending…</Translate>}
      {status === 'sent' && (
        <Translate id="site.feedback.sent">Thank you. Your feedback was sent.</Translate>
      )}
      {typeof status === 'object' && (
        <Translate id="site.feedback.failed" values={{reason: status.reason}}>
          {'Not sent: {reason}. Your text is kept; try again.'}
        </Translate>
      )}
    </p>
  );
}

const isFeedback = (party: ThirdParty): party is FeedbackParty => party.kind === 'feedback';

/** The message takes the focus when it appears. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

function PageForm({page}: {readonly page: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const party = useThirdParties().find(isFeedback);
  const [helpful, setHelpful] = useState<boolean>();
  const [status, setStatus] = useState<Status>();
  const question = useId();
  // What was typed is kept for the session: a failed send, a reload or a look elsewhere loses nothing.
  const draft = createStorageSlot(`site.feedback${page}`, {persistence: 'sessionStorage'});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget).get('message');
    if (helpful === undefined || typeof message !== 'string') return;
    const feedback = {page, helpful, message};
    if (party === undefined) {
      const newIssue = String(siteConfig.customFields?.['newIssue']);
      window.open(feedbackIssueUrl(newIssue, feedback), '_blank', 'noopener');
      return;
    }
    setStatus('sending');
    try {
      await sendFeedback(party, feedback);
      draft.del();
      setStatus('sent');
    } catch (error) {
      setStatus({reason: error instanceof Error ? error.message : String(error)});
    }
  };

  const answer = (value: boolean, label: string) => (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-pressed={helpful === value}
      onClick={() => setHelpful(value)}
    >
      {label}
    </button>
  );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-labelledby={question}
    >
      <p id={question} className={styles.question}>
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </p>
      <div className={styles.answers}>
        {answer(true, translate({id: 'site.feedback.yes', message: 'Yes'}))}
        {answer(false, translate({id: 'site.feedback.no', message: 'No'}))}
      </div>
      {helpful !== undefined && status !== 'sent' && (
        <div key={String(helpful)} className={styles.message}>
          <label htmlFor={`${question}-message`}>
            <Translate id="site.feedback.message">
              What should we know? (optional, no personal data)
            </Translate>
          </label>
          <textarea
            ref={focus}
            id={`${question}-message`}
            name="message"
            rows={4}
            maxLength={MESSAGE_LIMIT}
            defaultValue={draft.get() ?? ''}
            onChange={(event) => draft.set(event.target.value)}
          />
          <button
            type="submit"
            className="button button--primary button--sm"
            disabled={status === 'sending'}
          >
            {party === undefined
              ? translate({id: 'site.feedback.openIssue', message: 'Open a prefilled issue'})
              : translate({id: 'site.feedback.send', message: 'Send'})}
          </button>
        </div>
      )}
      <Outcome status={status} />
    </form>
  );
}

/** "Was this page helpful?": yes or no, then a message if the reader likes, to the feedback project or a prefilled issue. */
export function FeedbackForm(): ReactNode {
  const {pathname} = useLocation();
  return <PageForm key={pathname} page={pathname} />;
}
