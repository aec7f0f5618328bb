import {useEffect, useState, type ReactNode} from 'react';
import styles from './PrintedAddress.module.css';

/**
 * The address of a page and the date, on paper only. The HTML lacks the date, because the page may be read long after the
 * build.
 */
export function PrintedAddress({address}: {readonly address: string}): ReactNode {
  const [date, setDate] = useState('');
  useEffect(() => {
    const {lang} = document.documentElement;
    setDate(new Date().toLocaleDateString(lang, {dateStyle: 'long'}));
  }, []);
  return (
    <p className={styles.address} data-markdown-ignore>
      {address}
      {date && ` · ${date}`}
    </p>
  );
}
