import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import styles from '../console/Console.lazy.module.css';
import {Field} from '../console/Field';
import {parseCurlValue} from './bodyValues';
import {fillValue, requestBlocks, readBodyValues} from './samples';

type Value = string | number | boolean;

/** The values of a body, by path. */
type Values = ReadonlyMap<string, Value>;

/** Reads what the samples show now. Null has no field, because the example doesn't show the type. */
function readValues(blocks: readonly Element[]): Values {
  const values = new Map<string, Value>();
  for (const found of readBodyValues(blocks)) {
    const value = parseCurlValue(found);
    if (value !== null) values.set(found.path, value as Value);
  }
  return values;
}

/** Converts the text of a control to the type of the example. */
function toValue(text: string, example: Value): Value {
  if (typeof example === 'number') return Number(text);
  return typeof example === 'boolean' ? text === 'true' : text;
}

interface ValueFieldProps {
  readonly path: string;
  readonly example: Value;
}

/** The control of a value: a text, a number, or a dropdown. */
function ValueField({path, example}: ValueFieldProps): ReactNode {
  const control = {label: <code>{path}</code>, name: path, defaultValue: String(example)};
  if (typeof example === 'boolean') {
    return (
      <Field as="select" {...control}>
        {['true', 'false'].map((text) => (
          <option key={text}>{text}</option>
        ))}
      </Field>
    );
  }
  if (typeof example === 'number') {
    return <Field as="input" type="number" step="any" required {...control} />;
  }
  return <Field as="input" autoComplete="off" spellCheck={false} {...control} />;
}

/**
 * A form with the values of the request's body. What readers type is in all samples at once. Nothing is sent.
 * `BuilderSlot` loads it on a click.
 */
export function Builder(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const blocks = useRef<readonly Element[]>([]);
  const [values, setValues] = useState<Values>(new Map());
  useEffect(() => {
    const page = form.current?.closest('[data-operation]');
    if (page) blocks.current = requestBlocks(page);
    setValues(readValues(blocks.current));
  }, []);
  // The button that opened the form is gone, so the focus moves here.
  useEffect(() => {
    form.current?.querySelector('input')?.focus({preventScroll: true});
  }, [values]);

  const change = ({target}: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const example = values.get(target.name);
    // A number that is not complete yet stays out of the samples.
    if (example === undefined || !target.checkValidity()) return;
    fillValue(blocks.current, target.name, toValue(target.value, example));
  };
  const reset = () => {
    for (const [path, value] of values) fillValue(blocks.current, path, value);
  };

  return (
    <form
      ref={form}
      className={styles.console}
      aria-label={translate({id: 'api.builder.form', message: 'Values of the body'})}
      onSubmit={(event) => event.preventDefault()}
      onInput={change}
      onReset={reset}
    >
      <p className={styles.status}>
        <Translate id="api.builder.note">
          The samples in all languages have what you type. The page sends nothing.
        </Translate>
      </p>
      {[...values].map(([path, example]) => (
        <ValueField key={path} path={path} example={example} />
      ))}
      <div className={styles.buttons}>
        <button type="reset" className="button button--secondary">
          <Translate id="api.builder.reset">Restore the example</Translate>
        </button>
      </div>
    </form>
  );
}
