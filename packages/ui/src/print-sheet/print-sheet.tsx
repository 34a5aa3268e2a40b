import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../visually-hidden';
import styles from './print-sheet.module.css';
import { useRunningHead } from './use-running-head';

export interface PrintSheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the paper is, with its day: 11월 20일 (금) 도시락. */
  title: ReactNode;
  /** When it was printed, KST: 2026-11-20 14:03 출력. */
  stamp?: ReactNode;
  /** A4: portrait for same-day lists, landscape for attendance sheets. `wide` is A3 landscape. */
  orientation?: 'portrait' | 'landscape' | 'wide';
  /**
   * For paper that is cut beforehand (labels): the page to its edges, without head and page number.
   * The title names it for screen readers.
   */
  bare?: boolean;
  /** Whether it is on the screen too; otherwise only on paper. */
  onScreen?: boolean;
}

/**
 * What `window.print()` puts on paper: while one is in the page, nothing else is printed. Always
 * light; title, time and a table's head are repeated on every page.
 */
export function PrintSheet({
  title,
  stamp,
  orientation = 'portrait',
  bare = false,
  onScreen = false,
  children,
  className,
  ...rest
}: PrintSheetProps) {
  const head = useRef<HTMLElement>(null);
  useRunningHead(head);
  return (
    <section
      {...rest}
      className={cx(
        styles.sheet,
        bare ? styles.bare : styles[orientation],
        !onScreen && styles.paperOnly,
        className,
      )}
    >
      {bare ? (
        <VisuallyHidden>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <header ref={head} className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {stamp !== undefined && <p className={styles.stamp}>{stamp}</p>}
        </header>
      )}
      {children}
    </section>
  );
}
