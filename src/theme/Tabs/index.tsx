// Change: connects each tab with its panel for screen readers (the theme gives them no ids), and names the languages of
// samples for the style sheet, which shows one switch for neighboring samples (src/css/tabs.css). Wraps the original.
import {Children, isValidElement, useEffect, useId, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import styles from './styles.module.css';

/** Sets `aria-controls` on each tab, and `aria-labelledby` on each panel below `container`. */
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
  }
}

/** Returns the values of the tabs, separated by spaces: `ts python`. */
function valuesOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => (isValidElement<{value?: string}>(child) ? child.props.value : undefined))
    .filter((value) => value !== undefined)
    .join(' ');
}

/** The `<Tabs>` of pages. For screen readers, each tab names its panel. */
export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = host.current?.firstElementChild;
    if (container) connectTabs(container, id);
  }, [id]);
  const languages = props.groupId === 'language' ? valuesOf(props.children) : undefined;
  return (
    <div ref={host} className={styles.host} data-languages={languages}>
      <OriginalTabs {...props} />
    </div>
  );
}
