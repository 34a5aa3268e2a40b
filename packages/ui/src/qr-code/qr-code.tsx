import type { ComponentProps } from 'react';
import { cx } from '../internal/cx';
import styles from './qr-code.module.css';

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a screen reader says in its place. */
  label: string;
  /** The rows of the code, true where it is dark, with its quiet border. */
  cells: readonly (readonly boolean[])[];
}

/** A code that a camera reads: one path, on white in the dark too. */
export function QrCode({ label, cells, className, ...rest }: QrCodeProps) {
  const squares = cells.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div {...rest} className={cx(styles.paper, className)}>
      <svg
        role="img"
        aria-label={label}
        className={styles.code}
        viewBox={`0 0 ${cells.length} ${cells.length}`}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
    </div>
  );
}
