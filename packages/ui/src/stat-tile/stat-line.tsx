import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icon';
import { IconButton } from '../icon-button';
import { cx } from '../internal/cx';
import styles from './stat-line.module.css';

export interface StatLineProps extends ComponentProps<'section'> {
  /** What the numbers are of: 이번 달. */
  label: string;
  /** `StatTile`s. */
  children: ReactNode;
  /** Behind the numbers, while there is room: when the day closes. */
  note?: ReactNode;
  /** 자세히 · 한 줄로 */
  texts?: { unfold: string; fold: string };
}

const KOREAN = { unfold: '숫자 자세히 보기', fold: '숫자 한 줄로 보기' };

/** Whether the line goes on behind its edge: then the keys must reach it, too. */
function useGoesOn() {
  const line = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const { current } = line;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setGoesOn(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { line, goesOn };
}

/** The numbers of a list as one line that unfolds into tiles with what they are compared with. */
export function StatLine({
  label,
  children,
  note,
  texts = KOREAN,
  className,
  ...rest
}: StatLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { line, goesOn } = useGoesOn();
  return (
    <section
      {...rest}
      aria-label={label}
      data-open={open || undefined}
      className={cx(styles.line, className)}
    >
      <div
        ref={line}
        id={id}
        className={styles.numbers}
        data-line={open ? undefined : true}
        {...(goesOn && !open && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <IconButton
        size="dense"
        className={styles.fold}
        label={open ? texts.fold : texts.unfold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon size={16} />
      </IconButton>
    </section>
  );
}
