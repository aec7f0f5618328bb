// Change: connects each tab with its panel for screen readers (the theme gives them no ids), and labels the panels for
// print. Wraps the original.
import {useEffect, useId, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import styles from './styles.module.css';

/** Sets `aria-controls` on each tab, and `aria-labelledby` and `data-label` on each panel below `container`. */
function connectTabs(container: Element, idPrefix: string) {
  const [tabList, panelList] = container.children;
  const tabs = [...(tabList?.children ?? [])];
  const panels = [...(panelList?.children ?? [])];
  // Lazy tabs render only the panel of the active tab.
  if (tabs.length !== panels.length) return;
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (panel === undefined) continue;
    tab.id ||= `${idPrefix}tab${index}`;
    panel.id ||= `${idPrefix}panel${index}`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    panel.setAttribute('data-label', tab.textContent);
  }
}

/** The `<Tabs>` of pages. For screen readers, each tab names its panel. */
export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = host.current?.firstElementChild;
    if (container) connectTabs(container, id);
  }, [id]);
  return (
    <div ref={host} className={styles.host}>
      <OriginalTabs {...props} />
    </div>
  );
}
