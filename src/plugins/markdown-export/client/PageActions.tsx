import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {fetchText} from '@site/src/lib/fetchText';
import styles from './PageActions.module.css';

/** Assistants that accept a question in their URL. These are links: nothing is sent before a reader follows one. */
const ASSISTANTS = [
  {name: 'Claude', url: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
] as const;

export interface PageActionsProps {
  /** Path of the page's Markdown copy, including the base path. */
  readonly markdownUrl: string;
  /** Origin of the site; an assistant needs the absolute URL. */
  readonly siteUrl: string;
  /** URL where the page's source can be edited; without it, the menu does not offer that. */
  readonly editUrl?: string;
  /** The command that runs the MCP server of this documentation. */
  readonly mcpCommand: string;
  /** Path of the page that says how to connect an assistant. */
  readonly installPage: string;
  /** Whether the menu offers to copy the page as a prompt. */
  readonly prompt?: boolean;
}

/** Imports the prompt module on demand, because most readers never need it. */
async function loadPrompt(markdownUrl: string): Promise<string> {
  const {makePrompt, unusedLabels} = await import('./prompt/makePrompt');
  return makePrompt(await fetchText(markdownUrl), unusedLabels(document));
}

/**
 * The actions for a document, in one menu: copy the page as Markdown or as a prompt, view the Markdown, open it in an
 * assistant, connect an assistant, and edit the page's source.
 */
export function PageActions(props: PageActionsProps): ReactNode {
  const {markdownUrl, siteUrl, editUrl, installPage, mcpCommand, prompt = false} = props;
  const menuProps = useClosingMenu();
  return (
    <div className={styles.actions}>
      <details {...menuProps}>
        <summary>
          <Translate id="site.markdown.menu">Copy page</Translate>
        </summary>
        <ul className={styles.menu}>
          <CopyItem
            value={async () => fetchText(markdownUrl)}
            label={translate({id: 'site.markdown.copy', message: 'Copy as Markdown'})}
          />
          {prompt && (
            <CopyItem
              value={async () => loadPrompt(markdownUrl)}
              label={translate({id: 'site.markdown.prompt', message: 'Copy as prompt'})}
            />
          )}
          <li>
            <Link to={`pathname://${markdownUrl}`} target="_self">
              <Translate id="site.markdown.view">View as Markdown</Translate>
            </Link>
          </li>
          <AssistantItems
            question={`Read ${siteUrl}${markdownUrl} and answer my questions about it.`}
          />
          <CopyItem
            value={mcpCommand}
            label={translate({
              id: 'site.markdown.mcp.label',
              message: 'Copy the command of the MCP server',
            })}
          >
            <Translate id="site.markdown.mcp">Copy MCP command</Translate>
          </CopyItem>
          <li>
            <Link to={installPage}>
              <Translate id="site.markdown.install">Add to Claude, Cursor, VS Code</Translate>
            </Link>
          </li>
          {editUrl !== undefined && (
            <li>
              <Link to={editUrl}>
                <Translate id="site.markdown.edit">Edit this page</Translate>
              </Link>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}

interface CopyItemProps {
  readonly value: string | (() => Promise<string>);
  /** Accessible name. Without children, readers see it as well. */
  readonly label: string;
  readonly children?: ReactNode;
}

function CopyItem({value, label, children = label}: CopyItemProps): ReactNode {
  return (
    <li>
      <CopyButton value={value} label={label} className={styles.item}>
        {children}
      </CopyButton>
    </li>
  );
}

function AssistantItems({question}: {readonly question: string}): ReactNode {
  return ASSISTANTS.map(({name, url}) => (
    <li key={name}>
      <Link to={url + encodeURIComponent(question)}>
        <Translate id="site.markdown.ask" values={{name}}>
          {'Open in {name}'}
        </Translate>
      </Link>
    </li>
  ));
}

/** Returns props for `<details>` that close it when the focus leaves it, and on Escape. */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  return {
    ref: menu,
    onBlur: ({relatedTarget, currentTarget}: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      menu.current?.querySelector('summary')?.focus();
    },
  };
}
