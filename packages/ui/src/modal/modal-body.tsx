import { useEffect, useRef, type ReactNode } from 'react';
import styles from './modal-frame.module.css';

/**
 * The scrolling part of a modal; a Tab stop only while there is something to scroll, so that the
 * keyboard can.
 */
export function ModalBody({ children }: { children: ReactNode }) {
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
