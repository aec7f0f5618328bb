import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Checked} from '../shared';
import styles from './CheckedLine.module.css';

/** "Checked against release v1 on November 22, 2026": what the page rests on had not changed since. */
export function CheckedLine({release, on}: Checked): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <p className={styles.line}>
      <Translate
        id="site.evidence.checked"
        values={{release, date: <time dateTime={on}>{format.format(new Date(on))}</time>}}
      >
        {'Checked against release {release} on {date}'}
      </Translate>
    </p>
  );
}
