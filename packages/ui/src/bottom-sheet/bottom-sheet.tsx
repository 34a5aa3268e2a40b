import { cx } from '../internal/cx';
import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import styles from './bottom-sheet.module.css';

export interface BottomSheetProps extends ModalProps {
  /** As high as a sheet can be from the start: what it loads has a height of its own. */
  tall?: boolean;
}

/**
 * A sheet from the lower edge on phones; from 901 px on a centred dialog.
 *
 * It closes by the button, Esc, the backdrop, a pull on the handle and by Back, which never blocks
 * leaving.
 */
export function BottomSheet({ tall = false, ...modal }: BottomSheetProps) {
  const kind = cx(styles.sheet, tall && styles.tall);
  return <ModalFrame {...modal} handle kind={kind} />;
}
