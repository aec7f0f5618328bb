import type {ComponentProps, ReactNode} from 'react';

interface LineIconProps extends ComponentProps<'svg'> {
  /** SVG path data in a 16 × 16 view box. */
  readonly path: string;
}

/**
 * A decorative icon that is drawn with lines in the color of the text (`.line-icon` in src/css/base.css). Screen readers
 * skip it. Buttons and callouts show it.
 */
export function LineIcon({path, ...props}: LineIconProps): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="line-icon" {...props}>
      <path d={path} />
    </svg>
  );
}
