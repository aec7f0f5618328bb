/** Makes a prompt for an assistant from the Markdown copy of an operation's page, for its menu (../PageActions.tsx). */
import {translate} from '@docusaurus/Translate';

/** Matches the label of a tab in a Markdown copy: a paragraph in bold. */
const labelRegex = /^\*\*(.+)\*\*$/;

/**
 * Returns the labels of the languages that the reader did not choose: the tabs that are not selected in the first group of
 * tabs, which contains the samples. Returns none for a page without tabs.
 *
 * @param page the document in the browser
 */
export function unusedLabels(page: ParentNode): string[] {
  const tabs = page.querySelector('[data-operation] [role="tablist"]')?.children ?? [];
  return [...tabs]
    .filter((tab) => tab.getAttribute('aria-selected') === 'false')
    .map(({textContent}) => textContent);
}

/** Leaves out the tabs with these labels. A tab ends where the next label or heading begins. */
function withoutTabs(markdown: string, labels: readonly string[]): string {
  let isLeftOut = false;
  let isCode = false;
  const lines = markdown.split('\n').filter((line) => {
    const label = isCode ? undefined : labelRegex.exec(line)?.[1];
    const isHeading = !isCode && line.startsWith('#');
    if (label !== undefined || isHeading) isLeftOut = labels.includes(label ?? '');
    if (line.startsWith('```')) isCode = !isCode;
    return !isLeftOut;
  });
  return lines.join('\n');
}

/**
 * Returns the prompt: an instruction in the language of the site, and the copy without the tabs with these labels.
 *
 * @param markdown the Markdown copy
 * @param labels labels of the tabs to leave out
 */
export function makePrompt(markdown: string, labels: readonly string[]): string {
  const instruction = translate({
    id: 'site.markdown.prompt.instruction',
    message:
      'Write code that calls the API operation below. Use only the fields, the addresses, and the errors that it describes, and handle each error. Read credentials from the environment. If something is missing, ask me and do not guess.',
  });
  return `${instruction}\n\n${withoutTabs(markdown, labels)}`;
}
