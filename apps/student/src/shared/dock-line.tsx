import { ChevronRightIcon, CloseIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { useHeightVariable } from '@academy/ui/use-height-variable';
import { closeText } from '@academy/ui/words';
import type { ReactNode } from 'react';
import styles from './dock-line.module.css';

/** The way that the whole line is: a link or a button, with these. */
interface WayProps {
  className: string | undefined;
  children: ReactNode;
}

interface Props {
  /** Of several the first of these is shown. */
  kind: 'urgent' | 'asked' | 'confirm';
  /** Names the line for screen readers. */
  label: string;
  icon: ReactNode;
  text: string;
  renderWay: (way: WayProps) => ReactNode;
  /** Left out: 닫기. */
  dismissLabel?: string;
  onDismiss: () => void;
}

/**
 * What waits for a student, 40 px above the tabs, or in the upper part of the bar with the costs;
 * its words take two lines there. It comes to a page in use, and moves nothing.
 */
export function DockLine({
  kind,
  label,
  icon,
  text,
  renderWay,
  dismissLabel = closeText,
  onDismiss,
}: Props) {
  const measured = useHeightVariable(`--${kind}-line`);
  return (
    <section ref={measured} className={styles.line} data-line={kind} aria-label={label}>
      {renderWay({
        className: styles.way,
        children: (
          <>
            {icon}
            <span className={styles.text} title={text}>
              {text}
            </span>
            <ChevronRightIcon />
          </>
        ),
      })}
      <IconButton label={dismissLabel} size="dense" onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}
