// Change: wraps the theme's breadcrumbs. Adds a menu with the actions for the page next to them, and a link to the
// page's Markdown copy to the head. The breadcrumbs begin with the section of the page, not with the
// home page. Paper shows the address of the page.
import Head from '@docusaurus/Head';
import {useActiveVersion, useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {markdownPath, relativePath} from '@site/src/lib/pagePaths';
import {PageActions} from '../../client/PageActions';
import {PrintedAddress} from '../../client/PrintedAddress';
import styles from './styles.module.css';

/** The link and the actions for the current document. */
function CurrentPageActions(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {permalink, editUrl} = metadata;
  const {installPage, mcpCommand} = usePluginData('markdown-export') as Readonly<
    Record<'installPage' | 'mcpCommand', string>
  >;
  const {baseUrl, url: siteUrl} = useDocusaurusContext().siteConfig;
  const markdownUrl = markdownPath(permalink, baseUrl);
  return (
    <WidgetBoundary>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl} />
      </Head>
      <PrintedAddress address={siteUrl + permalink} />
      <PageActions
        markdownUrl={markdownUrl}
        siteUrl={siteUrl}
        installPage={installPage}
        mcpCommand={mcpCommand}
        editUrl={editUrl ?? undefined}
        prompt={'operation' in frontMatter}
      />
    </WidgetBoundary>
  );
}

/** The section of the navbar that contains the page, as text: the navbar links to it. */
function Section(): ReactNode {
  const {pathname} = useLocation();
  const {label} =
    useThemeConfig().navbar.items.find(
      ({activeBaseRegex}) =>
        typeof activeBaseRegex === 'string' && new RegExp(activeBaseRegex).test(pathname),
    ) ?? {};
  return <span className={styles.section}>{label as ReactNode}</span>;
}

/** The stock breadcrumbs of a document or a category, with the actions for a document next to them. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  // Generated category indexes have breadcrumbs too, but no Markdown copy. Docusaurus lists them among the
  // documents, with their slug as id: '/category/guides'.
  // `useActiveDocContext` would match the path against a pattern for each document.
  const {pathname} = useLocation();
  const documents = useActiveVersion(undefined)?.docs ?? [];
  const path = relativePath(pathname, '/');
  const document = documents.find((entry) => relativePath(entry.path, '/') === path);
  const isDocument = document !== undefined && !document.id.startsWith('/');
  return (
    <div className={styles.row}>
      <div className={styles.path}>
        <Section />
        <DocBreadcrumbs />
      </div>
      {isDocument && <CurrentPageActions />}
    </div>
  );
}
