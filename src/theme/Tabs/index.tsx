// Change: each tab names its panel and each panel its tab (the theme gives them no ids). Wraps the original.
import {useEffect, useId, useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  // The original is mounted anew when this changes.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const [list, content] = host.current?.firstElementChild?.children ?? [];
    const panels = [...(content?.children ?? [])];
    // A lazy set has the panel of the chosen tab alone.
    if (list === undefined || panels.length !== list.children.length) return;
    for (const [index, panel] of panels.entries()) {
      const tab = list.children[index];
      if (tab === undefined) continue;
      tab.id ||= `${id}tab${index}`;
      panel.id ||= `${id}panel${index}`;
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('aria-labelledby', tab.id);
    }
  }, [id, isBrowser]);
  return (
    <div ref={host} className={styles.host}>
      <OriginalTabs {...props} />
    </div>
  );
}
