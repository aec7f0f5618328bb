import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './Console.lazy.module.css';
import {failureMessages, statusMessage} from './messages';
import type {ConsoleResponse, ReceivedBody} from './send';
import type {CallState} from './useCall';

/** Longer bodies scroll. */
const BODY_ROWS = 24;
/** Pixels from the end. A reader who has scrolled up farther stays there while more of the body arrives. */
const END_MARGIN = 40;
/** The browser only starts to read a file after the click, so its address must stay valid for a while. */
const FILE_LIFETIME_MS = 10_000;

interface BodyViewProps {
  readonly text: string;
  /** Whether more may arrive: the end stays visible then. */
  readonly streaming: boolean;
}

/** The response body. It is a text area, so that the keyboard can scroll, select, and copy it. */
function BodyView({text, streaming}: BodyViewProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = area.current;
    if (streaming && atEnd.current && element !== null) element.scrollTop = element.scrollHeight;
  }, [text, streaming]);
  return (
    <textarea
      ref={area}
      readOnly
      className={styles.body}
      rows={Math.min(BODY_ROWS, text.split('\n').length + 1)}
      value={text}
      aria-label={translate({id: 'api.console.body', message: 'Response body'})}
      onScroll={({currentTarget: {scrollHeight, scrollTop, clientHeight}}) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < END_MARGIN;
      }}
    />
  );
}

/** Downloads a file. */
function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {href: url, download: 'response'}).click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_LIFETIME_MS);
}

interface CutNoticeProps {
  readonly body: ReceivedBody;
  /** Undefined while more may arrive. */
  readonly response: ConsoleResponse | undefined;
}

/** Says that only the start of a body is shown, and offers all of it as a file. */
function CutNotice({body, response}: CutNoticeProps): ReactNode {
  const whole = response?.whole;
  const size = (body.bytes / 1e6).toFixed(1);
  return (
    <p>
      <Translate id="api.console.cut" values={{size}}>
        {'Only the start is shown: {size} MB have arrived.'}
      </Translate>{' '}
      {response?.stopped === true && (
        <Translate id="api.console.stopped">
          The console stopped there; the server would have sent more.
        </Translate>
      )}{' '}
      {whole !== undefined && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => save(whole)}
        >
          <Translate id="api.console.download">Download everything</Translate>
        </button>
      )}
    </p>
  );
}

/** The headers of a response, folded. */
function ResponseHeaders({headers}: Pick<ConsoleResponse, 'headers'>): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="api.console.headers">Response headers</Translate>
      </summary>
      <ul className={styles.headers}>
        {headers.map(([name, value]) => (
          <li key={name}>
            <code>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The state of the call in a few words. */
function statusLine(state: CallState): string {
  if (state.kind === 'failed') return failureMessages[state.failure];
  if (state.kind !== 'completed') {
    if (state.kind === 'idle') return '';
    return state.body.bytes === 0
      ? translate({id: 'api.console.sending', message: 'Waiting for the response …'})
      : translate({id: 'api.console.streaming', message: 'The response is arriving …'});
  }
  const {status, statusText, milliseconds} = state.response;
  return translate(
    {id: 'api.console.response', message: 'Status {status}, {time} ms'},
    {status: `${status} ${statusText}`.trim(), time: String(milliseconds)},
  );
}

/**
 * Shows the state of the console's call: nothing at first, then the response as it arrives, or why there is none.
 * Screen readers announce the line with the status, but not the body, which may be long. Part of `Console`.
 */
export function ResponseView({state}: {readonly state: CallState}): ReactNode {
  const {kind, body} = state;
  const response = state.kind === 'completed' ? state.response : undefined;
  const message = response && statusMessage(response.status);
  const hasFailed = state.kind === 'failed' && state.failure !== 'cancelled';
  const isError = message !== undefined || hasFailed;
  return (
    <div className={styles.response}>
      <p role="status" className={clsx(styles.status, isError && styles.error)}>
        <strong>{statusLine(state)}</strong>
        {message !== undefined && <> {message}</>}
      </p>
      {response !== undefined && <ResponseHeaders headers={response.headers} />}
      {body.text !== '' && <BodyView text={body.text} streaming={kind === 'sending'} />}
      {body.cut && <CutNotice body={body} response={response} />}
    </div>
  );
}
