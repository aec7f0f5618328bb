import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useState, type FormEvent, type ReactNode} from 'react';
import type {FeedbackParty, ThirdParty} from '@site/src/config/thirdPartyTypes';
import {useSiteFields} from '@site/src/hooks/useSiteFields';
import {storageKeys} from '@site/src/lib/storageKeys';
import {feedbackIssueUrl, MESSAGE_LIMIT, sendFeedback, type Feedback} from './feedback';
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
  /** Whether the answer was "Yes". */
  readonly isHelpful: boolean;
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
      className={clsx('clean-btn', styles.answer)}
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
function Outcome({status, isHelpful}: OutcomeProps): ReactNode {
  return (
    <p role="status" className={styles.outcome}>
      {status === 'sending' && <Translate id="site.feedback.sending">Sending…</Translate>}
      {status === 'sent' && isHelpful && <Translate id="site.feedback.thanks">Thanks!</Translate>}
      {status === 'sent' && !isHelpful && (
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
  const draft = createStorageSlot(storageKeys.feedback + page, {persistence: 'sessionStorage'});

  const send = async (to: FeedbackParty, feedback: Feedback) => {
    setStatus('sending');
    try {
      await sendFeedback(to, feedback);
      draft.del();
      setStatus('sent');
    } catch (error) {
      setStatus({reason: error instanceof Error ? error.message : String(error)});
    }
  };
  const choose = (answer: boolean) => {
    // The result of a "Yes" would replace the field for a message that a "No" opened.
    if (status === 'sending') return;
    setHelpful(answer);
    setStatus(undefined);
    if (!answer) return;
    // A "Yes" asks nothing else.
    if (party === undefined) setStatus('sent');
    else void send(party, {page, helpful: true, message: ''});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget).get('message');
    if (typeof message !== 'string') return;
    const feedback = {page, helpful: false, message};
    if (party === undefined) {
      window.open(feedbackIssueUrl(newIssue, feedback), '_blank', 'noopener');
    } else {
      void send(party, feedback);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby={questionId}>
      <p
        id={questionId}
        className={helpful === true && status === 'sent' ? 'visually-hidden' : styles.question}
      >
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </p>
      <div className={styles.answers}>
        <AnswerButton
          label={translate({id: 'site.feedback.yes', message: 'Yes'})}
          isChosen={helpful === true}
          onChoose={() => choose(true)}
        />
        <AnswerButton
          label={translate({id: 'site.feedback.no', message: 'No'})}
          isChosen={helpful === false}
          onChoose={() => choose(false)}
        />
      </div>
      {helpful === false && status !== 'sent' && (
        <div className={styles.message}>
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
      <Outcome status={status} isHelpful={helpful === true} />
    </form>
  );
}

/**
 * Asks "Was this page helpful?" below each document. A "Yes" is sent at once. A "No" shows a field for an optional
 * message, and nothing is sent until the reader submits it. Without a feedback service, a "Yes" is only thanked for,
 * and a submitted message opens a prefilled issue in a new tab. theme/DocItem/Paginator shows it.
 */
export function FeedbackForm(): ReactNode {
  const {pathname} = useLocation();
  return <PageForm key={pathname} page={pathname} />;
}
