// Change: the first click changes the colors on every system; screen readers announce the new mode; larger target and
// a focus ring; enabled before hydration: the shell's early press script keeps earlier clicks and repeats them.
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

type Mode = 'system' | 'light' | 'dark';

/**
 * Returns the next mode. The order is: the system's, the opposite of what the system shows, what the system
 * shows.
 */
function modeAfter(mode: Mode): Mode {
  const isSystemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const [shown, opposite] = isSystemDark
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  if (mode === 'system') return opposite;
  return mode === opposite ? shown : 'system';
}

/** Returns the name of a mode in the reader's language. */
function modeName(mode: Mode): string {
  const names: Readonly<Record<Mode, string>> = {
    system: translate({id: 'site.colorMode.system', message: 'system', description: 'Color mode'}),
    light: translate({id: 'site.colorMode.light', message: 'light', description: 'Color mode'}),
    dark: translate({id: 'site.colorMode.dark', message: 'dark', description: 'Color mode'}),
  };
  return names[mode];
}

/**
 * A button of the navbar. Each click switches to the next of three color modes: the system's, light, and
 * dark.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const mode = value ?? 'system';
  const label = translate(
    {
      id: 'site.colorMode.label',
      message: 'Color mode: {mode}',
      description: 'Accessible name of the color mode button',
    },
    {mode: modeName(mode)},
  );

  const switchMode = () => {
    const nextMode = modeAfter(mode);
    onChange(nextMode === 'system' ? null : nextMode);
    setAnnouncement(
      translate(
        {
          id: 'site.colorMode.changed',
          message: 'Color mode: {mode}',
          description: 'Screen readers announce this after the color mode has changed',
        },
        {mode: modeName(nextMode)},
      ),
    );
  };

  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={switchMode}
        title={label}
        aria-label={label}
      >
        {/* All three icons are in the HTML. An attribute that is set before first paint selects the visible one. */}
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  );
}
