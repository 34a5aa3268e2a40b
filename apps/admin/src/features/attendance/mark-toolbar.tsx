import {
  attendanceRefusalTexts,
  canBeAhead,
  markStatusSchema,
  markStatusName,
} from '@academy/domain/attendance';
import { Button } from '@academy/ui/button';
import type { MouseEvent, ReactNode } from 'react';
import type { MarkAction } from './sheet-marks';
import { sheetTexts as texts } from './sheet-texts';
import styles from './sheet-view.module.css';

interface Props {
  onAction: (action: MarkAction) => void;
  disabledReason: string | undefined;
  /** The day is still to come: little can be said of it. */
  ahead: boolean;
  /** What concerns more than the chosen cells. */
  children: ReactNode;
}

/** The cells keep the focus: after a press the keys go on where they were. */
const stay = (event: MouseEvent) => event.preventDefault();

/** The keys of the sheet as buttons, for the chosen cells. */
export function MarkToolbar({ onAction, disabledReason, ahead, children }: Props) {
  const notYet = ahead ? attendanceRefusalTexts['mark-in-future'] : undefined;
  const button = (key: string, label: string, action: MarkAction, blocked = disabledReason) => (
    <Button
      key={key}
      size="dense"
      onMouseDown={stay}
      onClick={() => onAction(action)}
      {...(blocked !== undefined && { disabledReason: blocked })}
    >
      <kbd className={styles.key} aria-hidden="true">
        {key}
      </kbd>{' '}
      {label}
    </Button>
  );
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.toolbar}>
      <div className={styles.keys}>
        {markStatusSchema.options.map((status, index) =>
          button(
            `${index + 1}`,
            markStatusName(status),
            { set: status },
            disabledReason ?? (canBeAhead(status) ? undefined : notYet),
          ),
        )}
        {button('6', texts.excusedMark, { toggleExcused: true })}
        {button('Del', texts.clear, { clear: true })}
      </div>
      {children}
    </div>
  );
}
