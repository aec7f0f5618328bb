// Change: goes through system, light, dark; the name of the button says the state and what a press does; the
// new state is told to screen readers; usable target and focus ring; no disabled state before hydration.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import {useStatus} from '@site/src/components/ui/StatusRegion';
import styles from './styles.module.css';

type Choice = ColorMode | null;

/** `null` stands for "as the system". */
const next = (choice: Choice): Choice =>
  choice === null ? 'light' : choice === 'light' ? 'dark' : null;

function nameOf(choice: Choice): string {
  switch (choice) {
    case null:
      return translate({
        id: 'site.colorMode.system',
        message: 'system',
        description: 'Color mode',
      });
    case 'light':
      return translate({id: 'site.colorMode.light', message: 'light', description: 'Color mode'});
    case 'dark':
      return translate({id: 'site.colorMode.dark', message: 'dark', description: 'Color mode'});
  }
}

function labelOf(choice: Choice): string {
  return translate(
    {
      id: 'site.colorMode.label',
      message: 'Color mode: {mode}. Switch to {next}',
      description: 'Accessible name of the colour mode button',
    },
    {mode: nameOf(choice), next: nameOf(next(choice))},
  );
}

export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const say = useStatus();
  const onClick = () => {
    const choice = next(value);
    onChange(choice);
    say(
      translate(
        {
          id: 'site.colorMode.changed',
          message: 'Color mode: {mode}',
          description: 'Told to screen readers after the colour mode was changed',
        },
        {mode: nameOf(choice)},
      ),
    );
  };
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={onClick}
        title={labelOf(value)}
        aria-label={labelOf(value)}
      >
        {/* All three are in the HTML; the choice on the root element, set before first paint, shows one. */}
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}
