import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import { cx } from '../internal/cx';
import styles from './drawer.module.css';

export interface DrawerProps extends ModalProps {
  /** The edge it comes from: details from the right, navigation from the left. */
  side?: 'right' | 'left';
}

/** A panel from the side; on phones a right drawer becomes a sheet from the lower edge. */
export function Drawer({ side = 'right', ...modal }: DrawerProps) {
  return <ModalFrame {...modal} kind={cx(styles.drawer, styles[side])} />;
}
