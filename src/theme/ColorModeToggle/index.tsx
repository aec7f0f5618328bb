// Change: the button's name says the current mode and the next one; screen readers announce the new mode; larger
// target and a focus ring; enabled before hydration.
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

type Mode = 'system' | 'light' | 'dark';

/** The mode after each mode, in the order of presses. */
const NEXT_MODE: Readonly<Record<Mode, Mode>> = {system: 'light', light: 'dark', dark: 'system'};

/** Returns the name of a mode in the reader's language. */
function modeName(mode: Mode): string {
  const names: Readonly<Record<Mode, string>> = {
    system: translate({id: 'site.colorMode.system', message: 'system', description: 'Color mode'}),
    light: translate({id: 'site.colorMode.light', message: 'light', description: 'Color mode'}),
    dark: translate({id: 'site.colorMode.dark', message: 'dark', description: 'Color mode'}),
  };
  return names[mode];
}

/** A button that switches between the system's color mode, light, and dark. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const mode = value ?? 'system';
  const nextMode = NEXT_MODE[mode];
  const label = translate(
    {
      id: 'site.colorMode.label',
      message: 'Color mode: {mode}. Switch to {next}',
      description: 'Accessible name of the color mode button',
    },
    {mode: modeName(mode), next: modeName(nextMode)},
  );

  const switchMode = () => {
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
