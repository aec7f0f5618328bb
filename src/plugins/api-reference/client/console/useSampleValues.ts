import {useContext, useEffect, type RefObject} from 'react';
import {printLiteral} from '../../shared/request/literal';
import type {RequestTemplate} from '../../shared/request/request';
import {printText} from '../../shared/request/styles';
import type {ConsoleData} from '../../shared/types';
import {RequestContext} from '../RequestContext';
import {parameterKey} from './request';

/** The text of a parameter in the form: a list has a line for each entry, an object a field for each property. */
function textOf(
  {parameters}: RequestTemplate,
  {place, rule, key}: ConsoleData['parameters'][number],
) {
  const found = parameters.find((one) => one.place === place && one.name === rule.name);
  if (found === undefined) return undefined;
  const {value} = found;
  if (Array.isArray(value)) return value.map(printText).join('\n');
  if (key === undefined) return printText(value);
  return printText((value as Readonly<Record<string, unknown>>)[key]);
}

function write(form: HTMLFormElement, name: string, text: string | undefined): void {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (isControl && text !== undefined) control.value = text;
}

/** Copies what the reader changes in the samples to the fields of the console. Server and credential are the console's. */
export function useSampleValues(
  form: RefObject<HTMLFormElement | null>,
  {parameters}: ConsoleData,
): void {
  const edited = useContext(RequestContext)?.edited;
  useEffect(() => {
    const element = form.current;
    if (element === null || edited === undefined) return;
    for (const field of parameters) write(element, parameterKey(field), textOf(edited, field));
    if (edited.body?.kind === 'json') write(element, 'body', printLiteral(edited.body.value));
  }, [form, parameters, edited]);
}
