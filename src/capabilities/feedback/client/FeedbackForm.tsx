import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {FeedbackParty} from '@site/src/config/thirdPartyTypes';
import {useThirdParties} from '@site/src/hooks/thirdParties';
import {feedbackIssueUrl, MESSAGE_LIMIT, sendFeedback} from './feedback';
import styles from './FeedbackForm.module.css';

type Status =
  {kind: 'editing'} | {kind: 'sending'} | {kind: 'sent'} | {kind: 'failed'; reason: string};

/** What was typed on this page, kept for the session: a failed send, a reload or a look elsewhere loses nothing. */
function useDraft(page: string): [string, (text: string) => void] {
  const slot = useMemo(
    () => createStorageSlot(`site.feedback${page}`, {persistence: 'sessionStorage'}),
    [page],
  );
  const [draft, setDraft] = useState('');
  useEffect(() => setDraft(slot.get() ?? ''), [slot]);
  const update = (text: string) => {
    setDraft(text);
    if (text === '') slot.del();
    else slot.set(text);
  };
  return [draft, update];
}

/** What became of the last send, in words; announced by screen readers. */
function Outcome({status}: {readonly status: Status}): ReactNode {
  return (
    <p role="status" className={styles.outcome}>
      {status.kind === 'sending' && <Translate id="site.feedback.sending">Sending…</Translate>}
      {status.kind === 'sent' && (
        <Translate id="site.feedback.sent">Thank you. Your feedback was sent.</Translate>
      )}
      {status.kind === 'failed' && (
        <Translate id="site.feedback.failed" values={{reason: status.reason}}>
          {'Not sent: {reason}. Your text is kept; try again.'}
        </Translate>
      )}
    </p>
  );
}

interface MessageFieldProps {
  readonly message: string;
  readonly onChange: (text: string) => void;
  readonly sending: boolean;
  /** Whether the button opens an issue instead of sending. */
  readonly opensIssue: boolean;
}

/** The optional message; takes the focus when it appears. */
function MessageField({message, onChange, sending, opensIssue}: MessageFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.message}>
      <label htmlFor={id}>
        <Translate id="site.feedback.message">
          What should we know? (optional, no personal data)
        </Translate>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        maxLength={MESSAGE_LIMIT}
        value={message}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="submit" className="button button--primary button--sm" disabled={sending}>
        {opensIssue
          ? translate({id: 'site.feedback.openIssue', message: 'Open a prefilled issue'})
          : translate({id: 'site.feedback.send', message: 'Send'})}
      </button>
    </div>
  );
}

/** "Was this page helpful?": yes or no, then a message if the reader likes, to the feedback project or a prefilled issue. */
export function FeedbackForm(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const newIssue = String(siteConfig.customFields?.['newIssue']);
  const party = useThirdParties().find(
    (entry): entry is FeedbackParty => entry.kind === 'feedback',
  );
  const [helpful, setHelpful] = useState<boolean>();
  const [status, setStatus] = useState<Status>({kind: 'editing'});
  const [message, setMessage] = useDraft(pathname);
  const id = useId();

  useEffect(() => {
    setHelpful(undefined);
    setStatus({kind: 'editing'});
  }, [pathname]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (helpful === undefined) return;
    const feedback = {page: pathname, helpful, message};
    if (party === undefined) {
      window.open(feedbackIssueUrl(newIssue, feedback), '_blank', 'noopener');
      return;
    }
    setStatus({kind: 'sending'});
    try {
      await sendFeedback(party, feedback);
      setMessage('');
      setStatus({kind: 'sent'});
    } catch (error) {
      setStatus({kind: 'failed', reason: error instanceof Error ? error.message : String(error)});
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
      aria-labelledby={`${id}-question`}
    >
      <p id={`${id}-question`} className={styles.question}>
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </p>
      <div className={styles.answers}>
        {answer(true, translate({id: 'site.feedback.yes', message: 'Yes'}))}
        {answer(false, translate({id: 'site.feedback.no', message: 'No'}))}
      </div>
      {helpful !== undefined && status.kind !== 'sent' && (
        <MessageField
          key={String(helpful)}
          message={message}
          onChange={setMessage}
          sending={status.kind === 'sending'}
          opensIssue={party === undefined}
        />
      )}
      <Outcome status={status} />
    </form>
  );
}
