import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Answer, Received} from './send';

function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {href: url, download: 'answer'}).click();
  // Not at once: the browser begins to read after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface CutBodyProps {
  readonly of: Received;
  /** Undefined while more may come. */
  readonly answer: Answer | undefined;
}

/** Says that only the beginning of a body is shown, and offers all of it as a file. */
export function CutBody({of: {bytes}, answer}: CutBodyProps): ReactNode {
  const whole = answer?.whole;
  const size = (bytes / 1e6).toFixed(1);
  return (
    <p>
      <Translate id="api.console.cut" values={{size}}>
        {'Only the beginning is shown: {size} MB have come.'}
      </Translate>{' '}
      {answer?.stopped === true && (
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
          <Translate id="api.console.download">Download all of it</Translate>
        </button>
      )}
    </p>
  );
}
