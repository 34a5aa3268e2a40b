import { useEffect } from 'react';
import type { ToastStore } from './toast-store';

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

/**
 * Ctrl/Cmd+Z takes back what the newest toast offers; inside a text field it stays the field's own
 * undo.
 */
export function useUndoShortcut(store: ToastStore): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // `code`, because `key` is a jamo while the Korean keyboard is on.
      if (
        event.code !== 'KeyZ' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      if (store.undoLatest()) event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store]);
}
