import {useRef, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {fetchText} from './fetchText';
import styles from './MarkdownPage.module.css';

/** Assistants that take a question in their address. Links only: nothing is sent before a reader follows one. */
const ASSISTANTS = [
  ['Claude', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/?q='],
] as const;

export interface MarkdownPageProps {
  /** Path of the Markdown file, base path included. */
  readonly url: string;
  /** Where the site is published; an assistant needs the whole address. */
  readonly siteUrl?: string;
  /** Where its source is edited; without it that is not offered. */
  readonly editUrl?: string;
}

/** Closes the menu when the focus leaves it, and on Escape, which gives the focus back. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  return {
    ref: menu,
    onBlur: ({relatedTarget, currentTarget}: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      menu.current?.querySelector('summary')?.focus();
    },
  };
}

/** What can be done with a page as text (src/capabilities/copies): copy, view, ask about it, edit. */
export function MarkdownPage({url, siteUrl = '', editUrl}: MarkdownPageProps): ReactNode {
  const prompt = encodeURIComponent(`Read ${siteUrl}${url} and answer my questions about it.`);
  return (
    <div className={styles.actions}>
      <CopyButton
        value={async () => fetchText(url)}
        label={translate({id: 'site.markdown.copy', message: 'Copy page as Markdown'})}
        className={styles.copy}
      >
        <span>
          <Translate id="site.markdown.copy.short">Copy page</Translate>
          <span className="visually-hidden">
            {' '}
            <Translate id="site.markdown.copy.as">as Markdown</Translate>
          </span>
        </span>
      </CopyButton>
      <details {...useMenu()} className={styles.more}>
        <summary
          aria-label={translate({id: 'site.markdown.more', message: 'More to do with this page'})}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4.5 6.5 3.5 3.500 3.500-3.500" />
          </svg>
        </summary>
        <ul className={styles.menu}>
          <li>
            <Link to={`pathname://${url}`} target="_self">
              <Translate id="site.markdown.view">View as Markdown</Translate>
            </Link>
          </li>
          {ASSISTANTS.map(([name, address]) => (
            <li key={name}>
              <Link to={address + prompt}>
                <Translate id="site.markdown.ask" values={{name}}>
                  {'Ask {name} about this page'}
                </Translate>
              </Link>
            </li>
          ))}
          {editUrl !== undefined && (
            <li>
              <Link to={editUrl}>
                <Translate id="site.markdown.edit">Edit this page</Translate>
              </Link>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}
