import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type FormEvent, type ReactNode} from 'react';
import type {FeedbackParty, ThirdParty} from '@site/src/config/thirdPartyTypes';
import {useSiteFields} from '@site/src/hooks/useSiteFields';
import {feedbackIssueUrl, MESSAGE_LIMIT, sendFeedback} from './feedback';
import styles from './FeedbackForm.module.css';

/** State of the last attempt to send; `reason` says why it failed. */
type SendStatus = 'sending' | 'sent' | {readonly reason: string};

interface PageFormProps {
  /** Path of the page that the feedback is about. */
  readonly page: string;
}

interface AnswerButtonProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface MessageFieldProps {
  /** Text that the reader typed earlier in this session. */
  readonly initialText: string;
  readonly onChange: (text: string) => void;
}

interface OutcomeProps {
  /** Undefined before the first attempt to send. */
  readonly status: SendStatus | undefined;
}

function isFeedbackParty(party: ThirdParty): party is FeedbackParty {
  return party.kind === 'feedback';
}

function focusField(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/** "Yes" or "No". */
function AnswerButton({label, isChosen, onChoose}: AnswerButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}

/** The text field for a message. It takes the focus when it appears. */
function MessageField({initialText, onChange}: MessageFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <Translate id="site.feedback.message">
          What should we know? (optional, no personal data)
        </Translate>
      </label>
      <textarea
        ref={focusField}
        id={id}
        name="message"
        rows={4}
        maxLength={MESSAGE_LIMIT}
        defaultValue={initialText}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

/** The result of sending, announced by screen readers. */
function Outcome({status}: OutcomeProps): ReactNode {
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

/** The form of one page. */
function PageForm({page}: PageFormProps): ReactNode {
  const {newIssue, thirdParties} = useSiteFields();
  const party = thirdParties.find(isFeedbackParty);
  const [helpful, setHelpful] = useState<boolean>();
  const [status, setStatus] = useState<SendStatus>();
  const questionId = useId();
  // The text is kept for the session, so a failed send, a reload, or a look at another page does not lose it.
  const draft = createStorageSlot(`site.feedback${page}`, {persistence: 'sessionStorage'});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget).get('message');
    if (helpful === undefined || typeof message !== 'string') return;
    const feedback = {page, helpful, message};
    if (party === undefined) {
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

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-labelledby={questionId}
    >
      <p id={questionId} className={styles.question}>
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </p>
      <div className={styles.answers}>
        <AnswerButton
          label={translate({id: 'site.feedback.yes', message: 'Yes'})}
          isChosen={helpful === true}
          onChoose={() => setHelpful(true)}
        />
        <AnswerButton
          label={translate({id: 'site.feedback.no', message: 'No'})}
          isChosen={helpful === false}
          onChoose={() => setHelpful(false)}
        />
      </div>
      {helpful !== undefined && status !== 'sent' && (
        // The key creates a new field for each answer, so the field takes the focus again.
        <div key={String(helpful)} className={styles.message}>
          <MessageField initialText={draft.get() ?? ''} onChange={(text) => draft.set(text)} />
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

/** Asks "Was this page helpful?", then for an optional message. Sends both to the feedback service or to an issue. */
export function FeedbackForm(): ReactNode {
  const {pathname} = useLocation();
  return <PageForm key={pathname} page={pathname} />;
}
