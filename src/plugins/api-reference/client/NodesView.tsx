import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SampleDocuments} from '../shared/types';
import type * as DocumentsModule from './nodes/Documents';
import styles from './NodesView.lazy.module.css';

const ACTIVE = 'tabs__item--active';

/** A tab after those of the languages. They stay the theme's, so this keeps their attributes right. */
function NodesTab({list, isShown, onChange}: NodesTabProps): ReactNode {
  const tab = useRef<HTMLLIElement>(null);
  useEffect(() => {
    for (const each of list.children)
      if (each !== tab.current)
        each.ariaSelected = String(!isShown && each.classList.contains(ACTIVE));
  }, [list, isShown]);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    list.addEventListener(
      'click',
      ({target}) => {
        if (target !== list) onChange(target === tab.current);
      },
      {signal},
    );
    // Before the theme's handler, which doesn't know this tab.
    list.addEventListener(
      'keydown',
      (event) => {
        const {target, key} = event;
        const isOwn = target === tab.current;
        if (key === 'Enter') onChange(isOwn);
        const tabs = [...list.children].filter((each) => each instanceof HTMLElement);
        const step = {ArrowRight: 1, ArrowLeft: -1}[key];
        const index = tabs.findIndex((each) => each === target);
        if (step === undefined || index < 0) return;
        event.stopPropagation();
        tabs.at((index + step) % tabs.length)?.focus();
      },
      {signal},
    );
    return () => controller.abort();
  }, [list, onChange]);
  return createPortal(
    <li
      ref={tab}
      role="tab"
      tabIndex={isShown ? 0 : -1}
      aria-selected={isShown}
      className={clsx('tabs__item', isShown && ACTIVE)}
    >
      <Translate id="api.view.nodes">Each node</Translate>
    </li>,
    list,
  );
}

interface NodesTabProps {
  /** The list of tabs. */
  readonly list: HTMLElement;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/**
 * A view of the panel that shows what each of three nodes stores of the documents, instead of the samples and the
 * responses. It is loaded when a reader chooses it. The generated pages contain it (../node/exampleSection.ts), after the
 * samples. It is not in index.ts, so that only operations with documents load it.
 */
export function NodesView({documents}: {readonly documents: SampleDocuments}): ReactNode {
  const host = useRef<HTMLSpanElement>(null);
  const [list, setList] = useState<HTMLElement | null>();
  const [isShown, setShown] = useState(false);
  const [loaded, setLoaded] = useState<typeof DocumentsModule>();
  const [hasFailed, setFailed] = useState(false);
  // Docusaurus mounts the tabs again when this changes.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) setList(host.current?.parentElement?.querySelector('[role="tablist"]'));
  }, [isBrowser]);
  const [change] = useState(() => (isChosen: boolean) => {
    setShown(isChosen);
    setFailed(false);
    // Choosing it once more tries again.
    if (isChosen) import('./nodes/Documents').then(setLoaded, () => setFailed(true));
  });
  return (
    <>
      <span ref={host} hidden />
      {list && <NodesTab list={list} isShown={isShown} onChange={change} />}
      {isShown && (
        <section
          className={clsx('screen-only', styles.nodes)}
          aria-label={translate({id: 'api.view.nodes', message: 'Each node'})}
        >
          {loaded && <loaded.Documents documents={documents} />}
          {hasFailed && (
            <p role="alert">
              <Translate id="api.view.failed">
                This view could not be loaded. Check the connection, then choose it again.
              </Translate>
            </p>
          )}
        </section>
      )}
    </>
  );
}
