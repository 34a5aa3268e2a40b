import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx';
import styles from './skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS length; the whole width when missing. */
  width?: CSSProperties['width'];
  /** CSS length; one line of text when missing. */
  height?: CSSProperties['height'];
}

/** A grey block with the size of the coming content. Hidden for the first 200 ms. */
export function Skeleton({ width, height, style, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(styles.block, className)}
      style={{ width, height, ...style }}
    />
  );
}
