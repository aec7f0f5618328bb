import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as ExperimentModule from './Experiment';
import styles from './Figure.module.css';
import {Lines, NodeName} from './parts';
import {SECRET, SHARES} from './shares';

/**
 * A figure of the home page: a value and its three shares. A button replaces it with `Experiment`, where
 * readers try their own number.
 */
export function SharingFigure(): ReactNode {
  const [part, setPart] = useState<typeof ExperimentModule>();
  return (
    <figure className={styles.figure}>
      {part === undefined ? <Picture onLoad={setPart} /> : <part.Experiment />}
    </figure>
  );
}

/** The figure without JavaScript, and before a click on the button. */
function Picture({onLoad}: {readonly onLoad: (part: typeof ExperimentModule) => void}): ReactNode {
  return (
    <>
      <pre className={styles.record}>
        <code>
          {'{ "salary": '}
          <b>{SECRET}</b>
          {' }'}
        </code>
      </pre>
      <Lines />
      <ol className={styles.nodes}>
        {SHARES.map((share, index) => (
          <li key={share}>
            <span className={styles.share}>
              <NodeName index={index} /> <code>{share}</code>
            </span>
          </li>
        ))}
      </ol>
      <figcaption>
        <Translate id="site.home.sharing.caption">
          One value, three shares. Each is a random number by itself; all three together give the
          value back.
        </Translate>
      </figcaption>
      <LoadButton load={async () => import('./Experiment')} onLoad={onLoad}>
        <Translate id="site.home.sharing.open">Try your own number</Translate>
      </LoadButton>
    </>
  );
}
