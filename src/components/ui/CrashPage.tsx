import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {errorMessages} from '../../lib/errorChain';
import {issueUrl} from '../../lib/issueUrl';
import {Failure} from './Failure';
import styles from './Failure.module.css';

export interface CrashPageProps {
  readonly error: Error;
  /** Renders again what crashed. */
  readonly tryAgain: () => void;
}

/** Path and messages, nothing else: no query, no browser, no stack. */
function reportUrl(newIssue: unknown, error: Error): string {
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  return issueUrl(String(newIssue), {
    title: `Page crashed: ${path}`,
    lines: [`Page: ${path}`, '', 'Error:', ...errorMessages(error).map((text) => `- ${text}`)],
  });
}

/** What stands in place of a page that crashed. The site's context is there without its provider. */
export function CrashPage({error, tryAgain}: CrashPageProps): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const title = (
    <Translate
      id="theme.ErrorPageContent.title"
      description="The title of the fallback page when the page crashed"
    >
      This page crashed.
    </Translate>
  );
  return (
    <main>
      <Failure title={title} error={error}>
        <p>
          <Translate id="site.error.advice" description="Advice below the title of the crash page">
            Try to show it again. If it crashes again, the report helps to mend it; it says which
            page and which error, and nothing about you.
          </Translate>
        </p>
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={tryAgain}>
            <Translate
              id="theme.ErrorPageContent.tryAgain"
              description="The label of the button to try again rendering when the React error boundary captures an error"
            >
              Try again
            </Translate>
          </button>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- the theme's link needs contexts */}
          <a
            className="button button--secondary"
            href={reportUrl(customFields?.['newIssue'], error)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="site.error.report" description="Link to a prefilled issue">
              Report this
            </Translate>
          </a>
        </div>
      </Failure>
    </main>
  );
}
