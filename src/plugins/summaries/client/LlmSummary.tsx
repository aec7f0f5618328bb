import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {summaryBudgets} from '@site/src/config/summaries';
import {placeholderHtml, placeholderName, type SummaryPart} from '../shared/placeholders';
import styles from './LlmSummary.module.css';
import {useFilledSummary} from './useFilledSummary';

export interface LlmSummaryProps {
  /** Size of the summary in tokens, one of those in src/config/summaries.ts. */
  readonly budget: number;
}

/**
 * Shows a summary for language models: its size, its commit, buttons to copy and download it, and its text. Authors write
 * `<LlmSummary budget={6000} />` in pages.
 *
 * @throws Error for a budget that no summary has
 */
export function LlmSummary({budget}: LlmSummaryProps): ReactNode {
  const file = summaryBudgets.find((summary) => summary.budget === budget)?.file;
  if (file === undefined) {
    const known = summaryBudgets.map((summary) => `budget={${summary.budget}}`).join(' or ');
    throw new Error(
      `<LlmSummary budget={${budget}}>: there is no summary of this size. Use ${known}.`,
    );
  }
  const root = useFilledSummary({
    missing: translate({id: 'site.summary.missing', message: 'Made by "npm run build"'}),
    failed: translate({id: 'site.summary.failed', message: 'Could not be loaded'}),
  });
  return (
    <div className={styles.summary} ref={root}>
      <p className={styles.facts}>
        <Translate
          id="site.summary.tokens"
          values={{
            tokens: <span key="tokens" {...placeholderProps(file, 'tokens')} />,
          }}
        >
          {'{tokens} tokens (tokenizer o200k_base)'}
        </Translate>
        {', '}
        <Translate
          id="site.summary.commit"
          values={{commit: <code key="commit" {...placeholderProps(file, 'commit')} />}}
        >
          {'version {commit}'}
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
        // A long text in a box: keyboard users must be able to focus it to scroll.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.text}
        {...placeholderProps(file, 'text')}
      />
    </div>
  );
}

/** Returns the props of an element whose content is filled in after the build. React leaves that content alone. */
function placeholderProps(file: string, part: SummaryPart) {
  const name = placeholderName(file, part);
  return {
    'data-summary': name,
    dangerouslySetInnerHTML: {__html: placeholderHtml(name)},
    suppressHydrationWarning: true,
  };
}
