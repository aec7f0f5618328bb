import {useEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import styles from './PrintedAddress.module.css';

/**
 * The address of a page and the date, on paper only. The HTML lacks the date, because the page may be read long after the
 * build.
 */
export function PrintedAddress({address}: {readonly address: string}): ReactNode {
  const [date, setDate] = useState('');
  useEffect(() => {
    // Not earlier: the first date that a browser formats takes a slow phone 80 ms.
    const showDate = () => {
      const {lang} = document.documentElement;
      const today = new Date().toLocaleDateString(lang, {dateStyle: 'long'});
      flushSync(() => setDate(today));
    };
    window.addEventListener('beforeprint', showDate);
    return () => window.removeEventListener('beforeprint', showDate);
  }, []);
  // Hidden from everything but the paper: the Markdown copy and the search leave it out.
  return (
    <p className={styles.address} aria-hidden>
      {address}
      {date && ` · ${date}`}
    </p>
  );
}
