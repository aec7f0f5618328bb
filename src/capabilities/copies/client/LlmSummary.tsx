import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {summaryBudgets} from '@site/src/config/summaries';
import {useSummaryHoles} from './useSummaryHoles';
import styles from './LlmSummary.module.css';

export interface LlmSummaryProps {
  /** Size of the summary in tokens: one of src/config/summaries.ts. */
  readonly budget: number;
}

/** Filled after the build (node/summaryHoles.ts): React leaves alone what it finds inside. */
const hole = (file: string, part: 'tokens' | 'commit' | 'text') => ({
  'data-summary': `${file}#${part}`,
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
});

/** A summary for language models: how long it is, where it comes from, copy, download, and the text itself. */
export function LlmSummary({budget}: LlmSummaryProps): ReactNode {
  const file = summaryBudgets.find((known) => known.budget === budget)?.file;
  if (file === undefined) {
    const known = summaryBudgets.map((one) => `budget={${one.budget}}`).join(' or ');
    throw new Error(`<LlmSummary budget={${budget}}>: write ${known}.`);
  }
  const root = useSummaryHoles(
    translate({id: 'site.summary.missing', message: 'Made by "npm run build"'}),
  );
  return (
    <div className={styles.summary} ref={root}>
      <p className={styles.facts}>
        <Translate
          id="site.summary.tokens"
          values={{
            tokens: <span key="tokens" {...hole(file, 'tokens')} />,
            budget: budget.toLocaleString('en'),
          }}
        >
          {'{tokens} of at most {budget} tokens (o200k_base)'}
        </Translate>
        {', '}
        <Translate
          id="site.summary.commit"
          values={{commit: <code key="commit" {...hole(file, 'commit')} />}}
        >
          {'made from commit {commit}'}
        </Translate>
      </p>
      <div className={styles.actions}>
        <CopyButton
          value={() => root.current?.querySelector('pre')?.textContent ?? ''}
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
        {...hole(file, 'text')}
      />
    </div>
  );
}
