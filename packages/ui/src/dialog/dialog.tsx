import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import { cx } from '../internal/cx';
import styles from './dialog.module.css';

export interface DialogProps extends ModalProps {
  /** Widest extent: s 360 px (a question), m 520 px (a form), l 800 px (pictures, tables). */
  size?: 's' | 'm' | 'l';
}

/** A centred modal dialog on the native `<dialog>` (ADR 0041). */
export function Dialog({ size = 'm', ...modal }: DialogProps) {
  return <ModalFrame {...modal} kind={cx(styles.dialog, styles[size])} />;
}
