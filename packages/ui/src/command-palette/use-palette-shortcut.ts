import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+K or ⌘+K from anywhere. By the key's place, not its letter: with the Hangul layout it types
 * ㅏ.
 */
export function usePaletteShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.code !== 'KeyK' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
