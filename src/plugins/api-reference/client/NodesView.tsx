import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {SampleDocuments} from '../shared/types';
import type * as DocumentsModule from './nodes/Documents';
import styles from './NodesView.lazy.module.css';
import {Segments} from './Segments';

type View = 'code' | 'nodes';

const views: readonly (readonly [View, ReactNode])[] = [
  [
    'code',
    <Translate key="code" id="api.view.code">
      Request
    </Translate>,
  ],
  [
    'nodes',
    <Translate key="nodes" id="api.view.nodes">
      Each node
    </Translate>,
  ],
];

/**
 * A view of the panel that shows what each of three nodes stores of the documents, instead of the cards with the request and
 * the responses. It is loaded when a reader chooses it. The generated pages contain it (../node/exampleSection.ts). It is
 * not in index.ts, so that only operations with documents load it.
 */
export function NodesView({documents}: {readonly documents: SampleDocuments}): ReactNode {
  const [view, setView] = useState<View>('code');
  const [loaded, setLoaded] = useState<typeof DocumentsModule>();
  const [hasFailed, setFailed] = useState(false);
  const choose = (chosen: View) => {
    setView(chosen);
    setFailed(false);
    // Choosing it once more tries again.
    if (chosen === 'nodes' && loaded === undefined)
      import('./nodes/Documents').then(setLoaded, () => setFailed(true));
  };
  return (
    <>
      <Segments
        legend={translate({id: 'api.view', message: 'What the panel shows'})}
        options={views}
        value={view}
        onChange={choose}
        className={styles.views}
      />
      {view === 'nodes' && (
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
