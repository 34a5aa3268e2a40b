import type { SVGProps } from 'react';
import { cx } from '../internal/cx';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /**
   * Name for screen readers. Icons are decoration by default: the text beside them carries the
   * meaning.
   */
  label?: string;
  /** Width and height; `1.25em` by default, so that an icon grows with its text. */
  size?: number | string;
}

/** The frame of every icon: a 24 × 24 grid, 2 px round strokes in the colour of the text. */
export function Icon({ label, size, className, ...rest }: SVGProps<SVGSVGElement> & IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={cx(styles.icon, className)}
      {...meaning}
      {...rest}
    />
  );
}
