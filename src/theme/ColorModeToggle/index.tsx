// Change: the name of the button says the state and what a press does; the new state is told to screen readers;
// usable target and focus ring; no disabled state before hydration.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

const NEXT = {system: 'light', light: 'dark', dark: 'system'} as const;

export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const [said, say] = useState('');
  const names = {
    system: translate({id: 'site.colorMode.system', message: 'system', description: 'Color mode'}),
    light: translate({id: 'site.colorMode.light', message: 'light', description: 'Color mode'}),
    dark: translate({id: 'site.colorMode.dark', message: 'dark', description: 'Color mode'}),
  };
  const mode = value ?? 'system';
  const next = NEXT[mode];
  const label = translate(
    {
      id: 'site.colorMode.label',
      message: 'Color mode: {mode}. Switch to {next}',
      description: 'Accessible name of the colour mode button',
    },
    {mode: names[mode], next: names[next]},
  );
  const changed = translate(
    {
      id: 'site.colorMode.changed',
      message: 'Color mode: {mode}',
      description: 'Told to screen readers after the colour mode was changed',
    },
    {mode: names[next]},
  );
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={() => {
          onChange(next === 'system' ? null : next);
          say(changed);
        }}
        title={label}
        aria-label={label}
      >
        {/* All three are in the HTML; the choice on the root element, set before first paint, shows one. */}
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
