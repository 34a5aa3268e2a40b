import { useId, useState, type ComponentProps, type ReactNode } from 'react';
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
  return (
    <section
      {...rest}
      aria-label={label}
      data-open={open || undefined}
      className={cx(styles.line, className)}
    >
      <div id={id} className={styles.numbers} data-line={open ? undefined : true}>
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
