import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useRequest} from '../RequestContext';
import {PATH_ATTRIBUTE} from './blocks';
import styles from './Editor.lazy.module.css';
import {CARD, useBlocks} from './useBlocks';
import {useChoices} from './useChoices';
import {useFieldEvents} from './useFieldEvents';
import {isGuarded, nameOf, parseValue, ruleOf, type EditableValue} from './values';

/** The sentence after a change. */
function changedText(value: EditableValue): string {
  const name = nameOf(value);
  if (value.shared === undefined)
    return translate(
      {id: 'api.values.changed', message: '{name} is changed in all languages.'},
      {name},
    );
  return translate(
    {
      id: 'api.values.kept',
      message: '{name} is kept until you close this tab.',
    },
    {name},
  );
}

interface SecretQuestionProps {
  /** The address to which the secret would go. */
  readonly address: string;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** Asks before a secret for another machine is in the samples. */
function SecretQuestion({address, onAnswer}: SecretQuestionProps): ReactNode {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus({preventScroll: true}), []);
  const id = useId();
  return (
    <div ref={question} role="group" aria-labelledby={id} tabIndex={-1} className={styles.warning}>
      <p id={id}>
        <Translate id="api.values.warning" values={{address: <code>{address}</code>}}>
          {
            'This is a secret for {address}, which is not your own machine. The samples and what you copy will show it.'
          }
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={() => onAnswer(true)}>
        <Translate id="api.values.insert">Insert it</Translate>
      </button>
      <button type="button" className="button button--secondary" onClick={() => onAnswer(false)}>
        <Translate id="api.values.discard">Discard it</Translate>
      </button>
    </div>
  );
}

/**
 * Makes the values in the samples of a card editable. What a reader types is in all languages. Nothing is sent. `SampleEditor`
 * loads it.
 *
 * @param hintId of the element that says how to edit a value
 */
export function Editor({hintId}: {readonly hintId: string}): ReactNode {
  const {request, setEdited} = useRequest();
  const {hasEmptyBody} = request;
  const choices = useChoices();
  const {shown, shownRequest, hasChanges} = choices;
  const host = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HTMLElement>();
  const [message, setMessage] = useState('');

  useEffect(
    () => setEdited(hasChanges ? shownRequest : undefined),
    [hasChanges, shownRequest, setEdited],
  );
  useBlocks(host, choices, hasEmptyBody, hintId, field);

  const valueOf = (element: HTMLElement) => shown.get(element.getAttribute(PATH_ATTRIBUTE) ?? '');
  const startText = useFieldEvents(() => host.current?.closest<HTMLElement>(CARD), {
    onStart(element) {
      setField(element);
      return String(valueOf(element)?.value);
    },
    onType(element, typed) {
      const value = valueOf(element);
      const next = value && parseValue(typed, value);
      element.ariaInvalid = next === undefined ? 'true' : null;
      if (value && next !== undefined && !isGuarded(value)) choices.change(value, next);
    },
    onEnd(element, typed) {
      setField(undefined);
      element.ariaInvalid = null;
      const value = valueOf(element);
      if (value === undefined || typed === startText.current) return;
      const next = parseValue(typed, value);
      if (next === undefined) setMessage(ruleOf(value));
      else if (choices.change(value, next)) setMessage(changedText(value));
    },
  });
  const focusCode = () => {
    const code = host.current?.closest(CARD)?.querySelector('[role="tabpanel"]:not([hidden]) pre');
    if (code instanceof HTMLElement) code.focus({preventScroll: true});
  };

  return (
    <div ref={host} className={clsx('screen-only', styles.editor)}>
      <p role="status">{message}</p>
      {hasChanges && (
        <button
          type="button"
          className={styles.restore}
          onClick={() => {
            choices.restore();
            setMessage(translate({id: 'api.values.restored', message: 'The example is restored.'}));
            focusCode();
          }}
        >
          <Translate id="api.values.restore">Restore the example</Translate>
        </button>
      )}
      {choices.secret && (
        <SecretQuestion
          address={choices.secret.address}
          onAnswer={(isAccepted) => {
            choices.answer(isAccepted);
            focusCode();
          }}
        />
      )}
    </div>
  );
}
