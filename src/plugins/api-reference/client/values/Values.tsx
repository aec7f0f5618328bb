import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {SampleValue} from '../../shared/types';
import {readValues, storeValues, type OwnValues} from '../valueStorage';
import {fillSamples} from './fillSamples';
import {isLocal, cleanValue, patternOf} from './rules';
import styles from './Values.lazy.module.css';

const labels = {
  address: translate({id: 'api.values.address', message: 'Address'}),
  credential: translate({id: 'api.values.credential', message: 'Token or key'}),
};
/** The browser adds these to its message about a value that breaks the rule. */
const hints: Readonly<Record<SampleValue['kind'], string>> = {
  address: translate({
    id: 'api.values.address.hint',
    message: 'An address such as http://localhost:9181, without a query.',
  }),
  credential: translate({
    id: 'api.values.credential.hint',
    message: 'Only letters, digits, and the characters . _ ~ + / = -',
  }),
  text: translate({
    id: 'api.values.text.hint',
    message: 'Only letters, digits, and the characters . _ ~ : -',
  }),
  uuid: translate({
    id: 'api.values.uuid.hint',
    message: 'A UUID: 36 characters, hexadecimal digits in five groups.',
  }),
};

function labelOf({kind, name = ''}: SampleValue): string {
  return kind === 'address' || kind === 'credential' ? labels[kind] : name;
}

/** The values in a form, by key. */
function valuesIn(form: HTMLFormElement, values: readonly SampleValue[]): OwnValues {
  const data = new FormData(form);
  const entries = values.map((value) => {
    const text = data.get(value.key);
    return [value.key, cleanValue(value, typeof text === 'string' ? text : '')];
  });
  return Object.fromEntries(entries) as OwnValues;
}

/** The address to which a secret in the samples would go, unless it is on the reader's machine. */
function remoteAddress(values: readonly SampleValue[], own: OwnValues): string | undefined {
  const hasSecret = values.some(({kind, key}) => kind === 'credential' && own[key] !== '');
  const address = values.find(({kind}) => kind === 'address');
  const ownUrl = address === undefined ? '' : own[address.key];
  const url = ownUrl || (address?.text ?? '');
  return hasSecret && !isLocal(url) ? url : undefined;
}

interface FormProps {
  readonly values: readonly SampleValue[];
  readonly own: OwnValues;
  readonly onSubmit: (own: OwnValues) => void;
  readonly onCancel: () => void;
}

/** The form. The browser keeps and validates what is typed. */
function ValuesForm({values, own, onSubmit, onCancel}: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [remote, setRemote] = useState(remoteAddress(values, own));
  useEffect(() => form.current?.querySelector('input')?.focus({preventScroll: true}), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(valuesIn(event.currentTarget, values));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={translate({id: 'api.values.form', message: 'Your values for the samples'})}
      onSubmit={submit}
      onChange={({currentTarget}) =>
        setRemote(remoteAddress(values, valuesIn(currentTarget, values)))
      }
    >
      {values.map((value) => (
        <div key={value.key} className={styles.field}>
          <label htmlFor={id + value.key}>{labelOf(value)}</label>
          <input
            id={id + value.key}
            name={value.key}
            type={value.kind === 'credential' ? 'password' : 'text'}
            defaultValue={own[value.key]}
            placeholder={value.text}
            pattern={` *${patternOf(value)} *`}
            title={hints[value.kind]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
      ))}
      <div role="status">
        {remote !== undefined && (
          <label className={styles.warning}>
            <input type="checkbox" required />{' '}
            <span>
              <Translate id="api.values.warning" values={{address: <code>{remote}</code>}}>
                {
                  'This is a secret for {address}, which is not your own machine. The samples and what you copy will show it. Insert it anyway.'
                }
              </Translate>
            </span>
          </label>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="submit" className="button button--primary">
          <Translate id="api.values.insert">Insert</Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={onCancel}>
          <Translate id="api.values.cancel">Cancel</Translate>
        </button>
        <span>
          <Translate id="api.values.kept">
            Kept until you close this tab. The page sends nothing.
          </Translate>
        </span>
      </div>
    </form>
  );
}

interface ValuesBarProps {
  /** The values of the reader that the samples have. */
  readonly used: readonly SampleValue[];
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** Shown while the form is closed: buttons to open it and to remove the values, and the names of the values. */
function ValuesBar({used, onOpen, onRemove}: ValuesBarProps): ReactNode {
  const hasValues = used.length > 0;
  return (
    <div className={styles.buttons}>
      <button type="button" className="button button--secondary" onClick={onOpen}>
        {hasValues ? (
          <Translate id="api.values.change">Change your values</Translate>
        ) : (
          <Translate id="api.values.open">Insert your values</Translate>
        )}
      </button>
      {hasValues && (
        <button type="button" className="button button--secondary" onClick={onRemove}>
          <Translate id="api.values.remove">Remove them</Translate>
        </button>
      )}
      <span role="status">
        {hasValues && (
          <Translate id="api.values.used" values={{names: used.map(labelOf).join(', ')}}>
            {'The samples have your values: {names}.'}
          </Translate>
        )}
      </span>
    </div>
  );
}

export interface ValuesProps {
  readonly values: readonly SampleValue[];
  /** Whether the reader asked for the form, rather than for the samples with earlier values. */
  readonly startOpen: boolean;
}

/**
 * Inserts the reader's own values into all samples of the page of an operation, and shows a form to change or remove them.
 * `ValuesSlot` loads it.
 */
export function Values({values, startOpen}: ValuesProps): ReactNode {
  const [own, setOwn] = useState(() => readValues(values));
  const [open, setOpen] = useState(startOpen);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = bar.current?.closest('[data-operation]');
    const replacements = values.flatMap(({key, text}) => {
      const replacement = own[key] ?? '';
      return replacement === '' ? [] : [[text, replacement] as const];
    });
    if (page) fillSamples(page, new Map(replacements));
  }, [values, own]);
  const change = (next: OwnValues) => {
    storeValues(values, next);
    setOwn(next);
    setOpen(false);
  };
  // The button that had the focus is gone.
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open)
      bar.current?.querySelector('button')?.focus({preventScroll: true});
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={bar}>
      {open ? (
        <ValuesForm values={values} own={own} onSubmit={change} onCancel={() => setOpen(false)} />
      ) : (
        <ValuesBar
          used={values.filter(({key}) => own[key] !== '')}
          onOpen={() => setOpen(true)}
          onRemove={() => change(Object.fromEntries(values.map(({key}) => [key, ''])))}
        />
      )}
    </div>
  );
}
