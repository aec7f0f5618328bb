import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './MarkdownPage.module.css';

/** Fetches the Markdown of a page; nothing is fetched before it is asked for. */
async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}

export interface MarkdownPageProps {
  /** Path of the Markdown file, base path included. */
  readonly url: string;
}

/** Offers the page as Markdown (src/capabilities/copies/markdown-pages). */
export function MarkdownPage({url}: MarkdownPageProps): ReactNode {
  return (
    <div className={styles.row}>
      <CopyButton
        value={async () => fetchMarkdown(url)}
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
