import type { ComponentProps, ReactNode } from 'react';
import { ClockIcon, CloseIcon, InfoIcon, OfflineIcon, WarningIcon } from '../icon';
import { IconButton } from '../icon-button';
import { cx } from '../internal/cx';
import styles from './banner.module.css';
import { closeText } from '../words';

export interface BannerProps extends ComponentProps<'output'> {
  /**
   * `offline`: no connection; `maintenance`: reading only; `deadline`: a time that comes near;
   * `info`: anything else.
   */
  kind: 'offline' | 'maintenance' | 'deadline' | 'info';
  /** The sentence: what is so, and what it means for the reader. */
  children?: ReactNode;
  /** A button or link at the end; `size="dense"`. */
  action?: ReactNode;
  /** Shows a close button. Leave it out for what stays true. */
  onDismiss?: (() => void) | undefined;
  /** Names the close button for screen readers. */
  dismissLabel?: string;
}

const icons = {
  offline: OfflineIcon,
  maintenance: WarningIcon,
  deadline: ClockIcon,
  info: InfoIcon,
};

/**
 * One line below the title bar about the state of the whole page; announced politely when it
 * appears.
 */
export function Banner({
  kind,
  action,
  onDismiss,
  dismissLabel = closeText,
  children,
  className,
  ...rest
}: BannerProps) {
  const KindIcon = icons[kind];
  return (
    <output {...rest} className={cx(styles.banner, styles[kind], className)}>
      <KindIcon className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action}
      {onDismiss && (
        <IconButton label={dismissLabel} size="dense" onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </output>
  );
}
