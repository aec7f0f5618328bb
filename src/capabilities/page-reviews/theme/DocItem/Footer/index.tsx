// Change: wraps the footer of a document and adds when the page was last reviewed.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {WrapperProps} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Footer from '@theme-init/DocItem/Footer';
import type {ReactNode} from 'react';
import type FooterType from '@theme/DocItem/Footer';
import type {PageReview} from '../../../shared';
import styles from './styles.module.css';

/** "Checked against release v1 on November 22, 2026" */
function ReviewLine({release, date}: PageReview): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <p className={styles.checked}>
      <Translate
        id="page-reviews.checked"
        values={{release, date: <time dateTime={date}>{format.format(new Date(date))}</time>}}
      >
        {'Checked against release {release} on {date}'}
      </Translate>
    </p>
  );
}

export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  // The plugin of this folder adds the property.
  const {review} = useDoc().metadata.frontMatter as {review?: PageReview};
  return (
    <>
      <Footer {...props} />
      {review && <ReviewLine {...review} />}
    </>
  );
}
