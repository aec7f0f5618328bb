/** Mocks `@docusaurus/Translate` in unit tests, where the site's generated translations do not exist. */
import {Fragment, type ReactNode} from 'react';

type Values = Readonly<Record<string, string | number>>;

/** A placeholder of a message, such as `{count}`. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the English message with its placeholders replaced by `values`. */
export function translate({message}: {id: string; message: string}, values: Values = {}): string {
  return message.replace(PLACEHOLDER, (match, name: string) => String(values[name] ?? match));
}

interface Props {
  readonly id: string;
  readonly children: string;
  /** Elements are allowed here, unlike in `translate`. */
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** Renders the English message with its placeholders replaced by `values`. */
export default function Translate({children, values}: Props): ReactNode {
  // Every second part is the name of a placeholder: "Page {n} of" is split into "Page ", "n", " of".
  const parts = children.split(PLACEHOLDER);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : values?.[part]}</Fragment>
  ));
}
