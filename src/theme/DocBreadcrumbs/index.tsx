// Change: wraps the theme's breadcrumbs: beside them, above the title, stands what can be done with the page.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {MarkdownPage} from '@site/src/capabilities/copies/client/MarkdownPage';
import {twinOf} from '@site/src/capabilities/copies/shared';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {permalink, editUrl} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <WidgetBoundary>
        <MarkdownPage
          url={twinOf(permalink, siteConfig.baseUrl)}
          siteUrl={siteConfig.url}
          editUrl={editUrl ?? undefined}
        />
      </WidgetBoundary>
    </div>
  );
}
