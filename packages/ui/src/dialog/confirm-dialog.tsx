import type { ReactNode } from 'react';
import { Button } from '../button';
import styles from './dialog.module.css';
import { Dialog, type DialogProps } from './dialog';
import { closeText } from '../words';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'footer' | 'children' | 'size' | 'hideClose' | 'closeLabel'
> {
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** Names the action: 신청 취소하기. Never 확인 or 예. */
  confirmLabel: string;
  /** The way out. */
  cancelLabel?: string;
  /** Red, for what can't be taken back. */
  danger?: boolean;
  /** The action runs: a spinner on its button, further presses do nothing. */
  busy?: boolean;
  /** Why the action failed; stays in the dialog. */
  error?: string | undefined;
  /** Do it, and close when it has worked; until then set `busy`. */
  onConfirm: () => void;
}

/** Asks before something that can't be undone; for everything else use a toast with undo. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel = closeText,
  danger = false,
  busy = false,
  error,
  onConfirm,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      {...dialog}
      onClose={onClose}
      size="s"
      hideClose
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </Dialog>
  );
}
