import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { focusHeading } from '../focus-heading';
import { registerModal } from './open-modals';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Whether a press on the backdrop closes it, as Esc does. */
  dismissible: boolean;
}

/**
 * Drives a native modal `<dialog>`: focus trap, focus return and Esc are the browser's own.
 *
 * `open` decides, the element follows. `present` stays true until the exit transition is over, so
 * that the content doesn't vanish from a box that is still fading.
 */
export function useModal({ open, onClose, dismissible }: ModalOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    if (!open) {
      let reopened = false;
      void stillness(dialog).then(() => !reopened && setPresent(false));
      return () => {
        reopened = true;
      };
    }
    dialog.showModal();
    initialFocus(dialog)?.focus();
    const forget = registerModal(dialog);
    return () => {
      forget();
      // Closing before React removes the element is what gives the focus back to where it came
      // from.
      dialog.close();
      // Or to the name of the page, where that is gone or the address had opened it.
      focusHeading();
    };
  }, [open]);

  const dialogProps = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file field inside the dialog fires its own bubbling `cancel`.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The browser may close it by itself (a second Esc can't be prevented): notify the owner.
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // Both ends of the press must lie on the backdrop: selecting text and letting go outside
      // keeps it open. So does the second click of a double click whose first one opened it.
      const onBackdrop = pressedBackdrop.current && event.target === event.currentTarget;
      if (dismissible && onBackdrop && event.detail < 2) onClose();
    },
  };
  return { present, dialogRef, dialogProps };
}

/** Not the first field: on a phone that would open the keyboard over unread content. */
const initialFocus = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>('[data-modal-title]');

/** Settles when the element's transitions are over; at once where there are none. */
async function stillness(element: Element): Promise<void> {
  // Environments without the Web Animations API have nothing to wait for.
  const running = 'getAnimations' in element ? element.getAnimations({ subtree: true }) : [];
  await Promise.allSettled(running.map((animation) => animation.finished));
}
