import { useDeviceChoice } from '@academy/app-kit/device';
import { useEffect, useEffectEvent } from 'react';

const kept = {
  read: (text: string | null) => text !== 'off',
  write: (on: boolean) => (on ? 'on' : 'off'),
};
const TYPING = 'input, textarea, select, [contenteditable], [role="grid"]';

/**
 * Ctrl+/ or ⌘+/ from anywhere; a lone `?` where nothing is being typed, unless it was switched off
 * on this device. By the key's place, as in every layout.
 */
export function useHelpShortcut(onOpen: () => void): {
  question: boolean;
  setQuestion: (on: boolean) => void;
} {
  const [question, setQuestion] = useDeviceChoice('shortcuts:question', kept);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Slash' || event.altKey) return;
    const held = event.ctrlKey || event.metaKey;
    const lone =
      question &&
      event.shiftKey &&
      !held &&
      !(event.target instanceof Element && event.target.closest(TYPING));
    if (!lone && (!held || event.shiftKey)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { question, setQuestion };
}
