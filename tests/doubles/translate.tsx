/** Stands in for @docusaurus/Translate in unit tests, where the site's generated translations do not exist. */
import {Fragment, type ReactNode} from 'react';

type Values = Readonly<Record<string, string | number>>;

const fill = (message: string, values: Values = {}): string =>
  message.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));

export function translate({message}: {id: string; message: string}, values?: Values): string {
  return fill(message, values);
}

/** Values may be elements here: the message is cut at them. */
export default function Translate(props: {
  id: string;
  children: string;
  values?: Readonly<Record<string, ReactNode>>;
}): ReactNode {
  const parts = props.children.split(/\{(\w+)\}/g);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : props.values?.[part]}</Fragment>
  ));
}
