import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {fetchText} from './fetchText';
import styles from './MarkdownPage.module.css';

export interface MarkdownPageProps {
  /** Path of the Markdown file, base path included. */
  readonly url: string;
}

/** Offers the page as Markdown (src/capabilities/copies). */
export function MarkdownPage({url}: MarkdownPageProps): ReactNode {
  return (
    <div className={styles.row}>
      <CopyButton
        value={async () => fetchText(url)}
        label={translate({id: 'site.markdown.copy', message: 'Copy page as Markdown'})}
        className="button button--secondary button--sm"
      >
        <Translate id="site.markdown.copy">Copy page as Markdown</Translate>
      </CopyButton>
      <Link to={`pathname://${url}`} target="_self">
        <Translate id="site.markdown.view">View as Markdown</Translate>
      </Link>
    </div>
  );
}
