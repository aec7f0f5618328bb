// Change: replaced. Fences are highlighted at build (src/plugins/code); code that reaches this slot, such as `<CodeBlock>` in a page, is shown plain, without a highlighter in the browser.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {Code} from '../../client/Code';

/** A code block without colors. */
export default function CodeBlock({children, className, language, title}: Props): ReactNode {
  const named = language ?? /\blanguage-(\S+)/.exec(className ?? '')?.[1];
  return (
    <Code language={named} title={typeof title === 'string' ? title : undefined}>
      {children}
    </Code>
  );
}
