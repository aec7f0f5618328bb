// Change: wraps the theme's footer of a document, and says when it was checked (src/capabilities/evidence).
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import type {WrapperProps} from '@docusaurus/types';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {Checked} from '@site/src/capabilities/evidence';
import styles from './styles.module.css';

/** "Checked against release v1 on November 22, 2026": what the page rests on had not changed since. */
function CheckedLine({release, on}: Checked): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <p className={styles.checked}>
      <Translate
        id="site.evidence.checked"
        values={{release, date: <time dateTime={on}>{format.format(new Date(on))}</time>}}
      >
        {'Checked against release {release} on {date}'}
      </Translate>
    </p>
  );
}

export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  const {checked} = useDoc().metadata.frontMatter as {checked?: Checked};
  return (
    <>
      <Footer {...props} />
      {checked && <CheckedLine {...checked} />}
    </>
  );
}
