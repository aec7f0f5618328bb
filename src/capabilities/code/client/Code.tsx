import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './Code.module.css';
import {WrapButton} from './WrapButton';

export interface CodeProps {
  /** Highlighted at build by src/capabilities/code: trusted HTML, its text is the code. */
  readonly html?: string;
  /** Plain code instead of `html`, for a block that is made while the page runs. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  /** Path of the whole sample file, served as text. */
  readonly source?: string;
  /** Number of the first line, where lines have numbers. */
  readonly numbered?: number;
}

/** The code without lines marked as removed: what a reader wants to paste. */
function copyableText(code: HTMLElement | null): string {
  if (code === null) return '';
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.rm').forEach((line) => line.remove());
  return copy.textContent.replace(/\n$/, '');
}

function Header({title, source}: Pick<CodeProps, 'title' | 'source'>): ReactNode {
  if (title === undefined && source === undefined) return null;
  return (
    <div className={styles.header}>
      <span>{title}</span>
      {source !== undefined && (
        <Link to={`pathname://${source}`} target="_blank" className={styles.source}>
          <Translate id="site.code.source">Whole file</Translate>
        </Link>
      )}
    </div>
  );
}

/** A block of code: title, keyboard scrolling, copy, and word wrap where a line is too long. */
export function Code({html, children, language, title, source, numbered}: CodeProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [wrapped, setWrapped] = useState(false);
  // Measured when a reader comes near: no observer, and no work on load.
  const measure = () => {
    const element = pre.current;
    if (element !== null) setOverflows(element.scrollWidth > element.clientWidth);
  };
  const label = translate(
    {id: 'site.code.label', message: 'Code: {name}'},
    {name: title ?? language ?? 'text'},
  );
  return (
    <div
      className={clsx('theme-code-block', styles.block)}
      onFocus={measure}
      onPointerEnter={measure}
    >
      <Header title={title} source={source} />
      <pre
        ref={pre}
        role="group"
        aria-label={label}
        // Long lines are scrolled with the arrow keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(styles.pre, wrapped && styles.wrapped)}
      >
        <code
          ref={code}
          className={clsx(
            language && `language-${language}`,
            styles.code,
            numbered !== undefined && styles.numbered,
          )}
          style={
            numbered === undefined || numbered === 1
              ? undefined
              : {counterReset: `line ${numbered - 1}`}
          }
          {...(html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}})}
        />
      </pre>
      <div className={styles.tools}>
        {(overflows || wrapped) && (
          <WrapButton wrapped={wrapped} onToggle={() => setWrapped(!wrapped)} />
        )}
        <CopyButton
          value={() => copyableText(code.current)}
          label={translate({id: 'site.code.copy', message: 'Copy code'})}
          className={styles.tool}
        />
      </div>
    </div>
  );
}
