import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {SummaryData} from '../summaries';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './LlmSummary.module.css';

export interface LlmSummaryProps {
  /** Size of the summary in tokens: one of src/config/summaries.ts. */
  readonly budget: number;
  /** Filled in at build by src/capabilities/copies/summaries. */
  readonly summary?: SummaryData;
}

/** A summary for language models: how long it is, where it comes from, copy, download, and the text itself. */
export function LlmSummary({budget, summary}: LlmSummaryProps): ReactNode {
  if (summary === undefined) {
    throw new Error(
      `<LlmSummary budget={${budget}}> has no text: src/capabilities/copies/summaries did not see it. Is the page under docs/?`,
    );
  }
  const {tokens, commit, text, file} = summary;
  const number = (value: number) => value.toLocaleString('en');
  return (
    <div className={styles.summary}>
      <p className={styles.facts}>
        <Translate
          id="site.summary.tokens"
          values={{tokens: number(tokens), budget: number(budget)}}
        >
          {'{tokens} of at most {budget} tokens (o200k_base)'}
        </Translate>
        {commit !== undefined && (
          <>
            {', '}
            <Translate
              id="site.summary.commit"
              values={{commit: <code key="commit">{commit}</code>}}
            >
              {'made from commit {commit}'}
            </Translate>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <CopyButton
          value={text}
          label={translate({id: 'site.summary.copy', message: 'Copy the summary'})}
          className="button button--primary"
        >
          <Translate id="site.summary.copy">Copy the summary</Translate>
        </CopyButton>
        <Link to={`pathname:///${file}`} className="button button--secondary" download={file}>
          <Translate id="site.summary.download" values={{file}}>
            {'Download {file}'}
          </Translate>
        </Link>
      </div>
      <pre
        role="group"
        aria-label={translate({id: 'site.summary.text', message: 'Text of the summary'})}
        // A long text in a box of its own: scrolled with the arrow keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.text}
      >
        {text}
      </pre>
    </div>
  );
}
