import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import styles from './bottom-sheet.module.css';

export type BottomSheetProps = ModalProps;

/**
 * A sheet from the lower edge on phones; from 901 px on a centred dialog.
 *
 * It closes by the button, Esc, the backdrop, a pull on the handle and by Back, which never blocks
 * leaving.
 */
export function BottomSheet({ closeOnBack = true, ...modal }: BottomSheetProps) {
  return <ModalFrame {...modal} closeOnBack={closeOnBack} handle kind={styles.sheet} />;
}
