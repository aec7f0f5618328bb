import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, useRef, useState, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import type {CodeProps} from '../shared';
import styles from './Code.module.css';
import lineStyles from './Lines.module.css';

/** A block that is made while the page runs has plain code in place of `html`. */
type Props = Partial<CodeProps> & {readonly children?: ReactNode};

/** A block with more lines is folded to about this many. */
const FOLD_ABOVE = 26;

/** Returns the code that a reader wants to paste: without the lines that are marked as removed. */
function copyableText(code: HTMLElement | null): string {
  if (code === null) return '';
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.rm').forEach((line) => line.remove());
  return copy.textContent.replace(/\n$/, '');
}

/** The name of the file. Only screen readers and Markdown copies need it again for later parts of the file. */
function Header({title, source, continued}: Props): ReactNode {
  if (title === undefined && source === undefined) return null;
  if (continued)
    return (
      <div className="visually-hidden">
        <span>
          {title} <Translate id="site.code.continued">(continued)</Translate>
        </span>
      </div>
    );
  return (
    <div className={styles.header}>
      <span className={styles.title}>{title}</span>
      {source !== undefined && (
        <Link to={`pathname://${source}`} target="_blank" className={styles.source}>
          <Translate id="site.code.source">Whole file</Translate>
        </Link>
      )}
    </div>
  );
}

/** Breaks long lines, or lets them run on. */
function WrapButton({
  wrapped,
  onToggle,
}: {
  readonly wrapped: boolean;
  readonly onToggle: () => void;
}) {
  const label = translate({id: 'site.code.wrap', message: 'Wrap long lines'});
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={wrapped}
      className={clsx('clean-btn', styles.tool)}
      onClick={onToggle}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="line-icon">
        <path d="M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m1.75-2L7.75 12.5l2 2M2 12.5h3" />
      </svg>
    </button>
  );
}

/** Below a long block: shows the rest of its lines, or hides it again. */
function MoreButton({
  lines,
  opened,
  onToggle,
}: {
  readonly lines: number;
  readonly opened: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <button type="button" className={clsx('show-lines code-more', styles.more)} onClick={onToggle}>
      {opened ? (
        <Translate id="site.code.less">Show fewer lines</Translate>
      ) : (
        <Translate id="site.code.more" values={{lines}}>
          {'Show all {lines} lines'}
        </Translate>
      )}
    </button>
  );
}

/**
 * A code block with a title, keyboard scrolling, and buttons that copy code, wrap its lines, and unfold a long block. The
 * build replaces each code block of a page by this component (../index.ts).
 */
export function Code(props: Props): ReactNode {
  const {html, children, language, title, numbered} = props;
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [wrapped, setWrapped] = useState(false);
  const [opened, setOpened] = useState(false);
  // With another object, React would write the HTML again, and values that a reader edits in it would be lost.
  const content = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  const lines = html?.split('\n').length ?? 0;
  const isLong = lines > FOLD_ABOVE;
  const folded = isLong && !opened;
  const first = Number(numbered ?? 1);
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
      className={clsx('theme-code-block', styles.block, folded && styles.folded)}
      onFocus={measure}
      onPointerEnter={measure}
    >
      <Header {...props} />
      <pre
        ref={pre}
        role="group"
        aria-label={label}
        // Long lines are scrolled with the arrow keys.
        tabIndex={0}
        className={clsx('fades', styles.pre, wrapped && styles.wrapped)}
      >
        <code
          ref={code}
          className={clsx(
            language && `language-${language}`,
            styles.code,
            lineStyles.code,
            numbered !== undefined && lineStyles.numbered,
          )}
          style={first > 1 ? {counterReset: `line ${first - 1}`} : undefined}
          {...(content === undefined ? {children} : {dangerouslySetInnerHTML: content})}
        />
      </pre>
      <div className={clsx('code-tools', styles.tools)}>
        {(overflows || wrapped) && (
          <WrapButton wrapped={wrapped} onToggle={() => setWrapped(!wrapped)} />
        )}
        <CopyButton
          value={() => copyableText(code.current)}
          label={translate({id: 'site.code.copy', message: 'Copy code'})}
          className={styles.tool}
        />
      </div>
      {isLong && (
        <MoreButton
          lines={lines}
          opened={opened}
          onToggle={() => {
            setOpened(!opened);
            if (folded) pre.current?.focus({preventScroll: true});
            else pre.current?.scrollIntoView({block: 'nearest'});
          }}
        />
      )}
    </div>
  );
}
