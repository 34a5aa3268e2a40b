import { memo, useId, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx';
import { useMergedRef } from '../internal/use-merged-ref';
import styles from './modal-frame.module.css';
import { useBackToClose } from './use-back-to-close';
import { useModal } from './use-modal';
import { useSwipeDown } from './use-swipe-down';
import { closeText } from '../words';

/**
 * The scrolling part of a modal; a Tab stop only while there is something to scroll, so that the
 * keyboard can.
 */
function ModalBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // After the layout effects: only then the dialog is open and has a height.
  useEffect(() => {
    const body = ref.current;
    if (!body) return;
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  return (
    <div ref={ref} className={styles.body}>
      {children}
    </div>
  );
}

export interface ModalProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onCancel'
> {
  /** Shows it as a modal dialog. The content is mounted only while it is open. */
  open: boolean;
  /** Esc, the close button, the backdrop, a swipe or Back: the owner sets `open` to false. */
  onClose: () => void;
  /** The heading, and the dialog's accessible name. */
  title: ReactNode;
  /** What it holds; scrolls inside when it is higher than the screen. */
  children?: ReactNode;
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
  /** Text of the close button in the head. */
  closeLabel?: string;
  /** Leaves out the close button in the head: only where the footer has one. */
  hideClose?: boolean;
  /** Whether a press on the backdrop closes it. Esc always does. */
  dismissible?: boolean;
  /** Whether the Back button closes it. Turn it off where the URL already holds the open state. */
  closeOnBack?: boolean;
}

interface FrameProps extends ModalProps {
  /** Class of the kind of modal: centred, sheet, drawer. */
  kind: string | undefined;
  /** Shows a handle on phones, which pulls the sheet down. */
  handle?: boolean;
}

/** While the modal fades out, what it showed last stays, whatever the owner passes by then. */
const Frozen = memo(
  function Frozen({ children }: { live: boolean; children: ReactNode }) {
    return children;
  },
  (_, next) => !next.live,
);

/**
 * What dialog, bottom sheet and drawer share. Focus goes to `[data-autofocus]`, else to the
 * heading.
 */
export function ModalFrame({
  open,
  onClose,
  title,
  footer,
  children,
  kind,
  handle = false,
  closeLabel = closeText,
  hideClose = false,
  dismissible = true,
  closeOnBack = true,
  className,
  ref,
  ...rest
}: FrameProps) {
  const titleId = useId();
  const { present, dialogRef, dialogProps } = useModal({ open, onClose, dismissible });
  const mergedRef = useMergedRef(dialogRef, ref);
  const swipe = useSwipeDown(onClose);
  useBackToClose(open && closeOnBack, onClose);
  if (!present) return null;

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...dialogProps}
      ref={mergedRef}
      className={cx(styles.modal, kind, className)}
    >
      <Frozen live={open}>
        <div className={styles.box}>
          <header
            className={cx(styles.head, handle && styles.pullable)}
            {...(handle ? swipe : null)}
          >
            {handle && <span className={styles.handle} aria-hidden="true" />}
            <h2 id={titleId} className={styles.title} tabIndex={-1} data-modal-title="">
              {title}
            </h2>
            {!hideClose && (
              <button type="button" className={styles.close} onClick={onClose}>
                {closeLabel}
              </button>
            )}
          </header>
          <ModalBody>{children}</ModalBody>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </div>
      </Frozen>
    </dialog>
  );
}
