import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useReportPageReady} from '../../hooks/useReportPageReady';
import {useSiteFields} from '../../hooks/useSiteFields';
import {issueUrl} from '../../lib/issueUrl';
import {errorMessages} from './errorMessages';
import {Failure} from './Failure';
import styles from './Failure.module.css';

interface CrashPageProps {
  readonly error: Error;
  /** Renders the crashed part again. */
  readonly tryAgain: () => void;
}

/** Returns the URL of an issue with path and error messages. It contains no query, browser, or stack trace. */
function reportUrl(newIssue: string, error: Error): string {
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  const messages = errorMessages(error).map((message) => `- ${message}`);
  return issueUrl(newIssue, {
    title: `Page crashed: ${path}`,
    lines: [`Page: ${path}`, '', 'Error:', ...messages],
  });
}

/**
 * Replaces a page that crashed while rendering (theme/Error, theme/ErrorPageContent). Works without the providers
 * of the layout, which may be what crashed; the context of the site itself is always available.
 */
export function CrashPage({error, tryAgain}: CrashPageProps): ReactNode {
  const {newIssue} = useSiteFields();
  useReportPageReady(true);
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
            Try to show it again. If it crashes again, report it: the report names the page and the
            error, and contains nothing about you.
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
          <a
            className="button button--secondary"
            href={reportUrl(newIssue, error)}
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
