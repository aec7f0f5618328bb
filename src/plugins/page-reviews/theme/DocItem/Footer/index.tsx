// Change: wraps the footer of a document. Adds when the page was last reviewed, for readers and as structured data.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {WrapperProps} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Footer from '@theme-init/DocItem/Footer';
import type {ReactNode} from 'react';
import type FooterType from '@theme/DocItem/Footer';
import type {ShownReview} from '../../..';
import styles from './styles.module.css';

/** "Checked against release v1 on November 22, 2026" */
function ReviewLine({release, date, dateText}: ShownReview): ReactNode {
  return (
    // The Markdown copy has the date below its title.
    <p className={styles.checked} data-markdown-ignore>
      <Translate
        id="page-reviews.checked"
        values={{release, date: <time dateTime={date}>{dateText}</time>}}
      >
        {'Checked against release {release} on {date}'}
      </Translate>
    </p>
  );
}

/** Describes the page to search engines and assistants (schema.org). The theme adds the breadcrumbs. */
function ArticleData({date}: {readonly date: string | undefined}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, permalink} = useDoc().metadata;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + permalink,
    inLanguage: i18n.currentLocale,
    dateModified: date,
    isPartOf: {
      '@type': 'WebSite',
      name: siteConfig.title,
      url: siteConfig.url + siteConfig.baseUrl,
    },
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

/** The stock footer of a document, with structured data, and with the last review if the front matter has one. */
export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  // The plugin of this folder adds the property.
  const {review} = useDoc().metadata.frontMatter as {review?: ShownReview};
  return (
    <>
      <ArticleData date={review?.date} />
      <Footer {...props} />
      {review && <ReviewLine {...review} />}
    </>
  );
}
