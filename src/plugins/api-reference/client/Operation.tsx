/** The components in which the generated page of an operation puts its parts. */
import Head from '@docusaurus/Head';
import {Children, useMemo, useRef, useState, type ReactNode} from 'react';
import type {RequestTemplate} from '../shared/request/request';
import type {SampleRequest} from '../shared/types';
import './layout.lazy.css';
import styles from './Operation.lazy.module.css';
import type {Target} from './ownValues';
import {RequestContext} from './RequestContext';
import {StatusContext} from './StatusContext';
import {useLinkedLines} from './useLinkedLines';
import {useStatus} from './useStatus';

interface Content {
  readonly children: ReactNode;
}

/**
 * The page of an operation: introduction, examples, and contract. On wide screens, the examples are next to the other
 * two. Choosing a status in the contract also chooses it in the examples, and the other way round.
 * ../node/operationPage.ts writes it into the page.
 *
 * @param request what the samples are printed from; a webhook has none
 */
export function Operation({
  request,
  children,
}: Content & {readonly request?: SampleRequest}): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const {status, handlers} = useStatus(page);
  const loadLines = useLinkedLines(page);
  const [target, setTarget] = useState<Target>('sandbox');
  const [isReached, setReached] = useState(false);
  const [edited, setEdited] = useState<RequestTemplate>();
  const state = useMemo(
    () => request && {request, target, setTarget, isReached, edited, setEdited},
    [request, target, isReached, edited],
  );
  const reach = () => {
    loadLines();
    setReached(true);
  };
  return (
    <RequestContext value={state}>
      <StatusContext value={status}>
        <Head>
          <html data-full-width="" />
        </Head>
        <div
          ref={page}
          className={styles.operation}
          data-operation
          onPointerEnter={reach}
          onFocus={reach}
          {...handlers}
        >
          {children}
        </div>
      </StatusContext>
    </RequestContext>
  );
}

/**
 * Method and path of an operation. The path is a child, because its copy button is a component of all pages: imported
 * here, it would be loaded twice. ../node/operationPage.ts writes it into the page.
 */
export function Endpoint({method, children}: Content & {readonly method: string}): ReactNode {
  return (
    <div className={styles.endpoint}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{' '}
      <span className={styles.path}>{children}</span>
    </div>
  );
}

/**
 * A status of the contract, folded below its heading: its description and its bodies. The first child is the heading.
 * The same `name` keeps one status open at a time, at first a successful one (2xx). This works without JavaScript.
 * ../node/responses.ts writes it into the page.
 */
export function Response({status, children}: Content & {readonly status: string}): ReactNode {
  const [heading, ...content] = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <details
      name="responses"
      className={styles.response}
      data-status={status}
      open={status.startsWith('2')}
    >
      <summary>{heading}</summary>
      {content}
    </details>
  );
}
