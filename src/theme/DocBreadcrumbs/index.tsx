// Change: wraps the theme's breadcrumbs: beside them, above the title, stands what can be done with the page, and in
// the head where programs find it as Markdown.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext, useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {MarkdownPage} from '@site/src/capabilities/copies/client/MarkdownPage';
import {twinOf} from '@site/src/capabilities/copies/shared';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import styles from './styles.module.css';

function PageActions(): ReactNode {
  const {permalink, editUrl} = useDoc().metadata;
  const {baseUrl, url: siteUrl} = useDocusaurusContext().siteConfig;
  const url = twinOf(permalink, baseUrl);
  return (
    <WidgetBoundary>
      <Head>
        <link rel="alternate" type="text/markdown" href={url} />
      </Head>
      <MarkdownPage url={url} siteUrl={siteUrl} editUrl={editUrl ?? undefined} />
    </WidgetBoundary>
  );
}

export default function DocBreadcrumbsWrapper(): ReactNode {
  // The generated index of a category has breadcrumbs too. It stands among the documents, with its slug as id.
  const {activeDoc} = useActiveDocContext(undefined);
  const isDocument = activeDoc !== undefined && !activeDoc.id.startsWith('/');
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      {isDocument && <PageActions />}
    </div>
  );
}
