import {useMemo, useState} from 'react';
import {parseExactJson} from '@site/src/lib/exactNumber';
import {sandboxTemplate} from '../../shared/request/mapValues';
import type {RequestTemplate} from '../../shared/request/request';
import {keyOf, type OwnValues} from '../ownValues';
import {useRequest} from '../RequestContext';
import {readValues, storeValues} from '../valueStorage';
import {
  editableValues,
  isGuarded,
  pathKey,
  remoteAddress,
  withValues,
  type Changes,
  type EditableValue,
} from './values';

const noChanges: Changes = new Map();

/** A value of the reader that needs consent. */
interface PendingSecret {
  readonly own: OwnValues;
  /** The address to which the secret would go. */
  readonly address: string;
}

/** The request of the page with what the reader chose and typed. */
export function useChoices() {
  const {request, target} = useRequest();
  const {template: json, values} = request;
  const [own, setOwn] = useState(() => readValues(values));
  const [changes, setChanges] = useState(noChanges);
  const [secret, setSecret] = useState<PendingSecret>();

  const template = useMemo(() => parseExactJson(json) as RequestTemplate, [json]);
  // The samples in the HTML call the sandbox, if there is one.
  const initial = useMemo(
    () => editableValues(template, values, {target: 'sandbox', own: {}, changes: noChanges}),
    [template, values],
  );
  const shown = useMemo(
    () => editableValues(template, values, {target, own, changes}),
    [template, values, target, own, changes],
  );

  const keepOwn = (next: OwnValues) => {
    setOwn(next);
    storeValues(values, next);
  };
  return {
    /** The values in the HTML of the page, by path. */
    initial,
    /** The values in the samples, by path. */
    shown,
    hasChanges: changes.size > 0 || Object.keys(own).length > 0,
    secret,
    initialRequest: useMemo(() => sandboxTemplate(template, values), [template, values]),
    shownRequest: useMemo(() => withValues(template, shown), [template, shown]),
    /** Changes a value. Returns false if it needs consent, because it would show a secret for another machine. */
    change(value: EditableValue, next: unknown): boolean {
      const {shared, path, preset} = value;
      const isPreset = String(next) === String(preset);
      if (shared === undefined) {
        const others = new Map(changes);
        others.delete(pathKey(path));
        setChanges(isPreset ? others : others.set(pathKey(path), next));
        return true;
      }
      const key = keyOf(shared, target);
      const {[key]: _, ...others} = own;
      const nextOwn = isPreset ? others : {...others, [key]: String(next)};
      const address = isGuarded(value) ? remoteAddress(values, target, nextOwn) : undefined;
      if (address === undefined) keepOwn(nextOwn);
      else setSecret({own: nextOwn, address});
      return address === undefined;
    },
    /** Gives or denies consent to `secret`. */
    answer(isAccepted: boolean): void {
      if (isAccepted && secret !== undefined) keepOwn(secret.own);
      setSecret(undefined);
    },
    restore(): void {
      setChanges(noChanges);
      keepOwn({});
    },
  };
}
