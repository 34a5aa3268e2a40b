import { useEffect, useEffectEvent, useState } from 'react';

const KEPT = 'shortcuts:question';
const TYPING = 'input, textarea, select, [contenteditable], [role="grid"]';

/**
 * Ctrl+/ or ⌘+/ from anywhere; a lone `?` where nothing is being typed, unless it was switched off
 * on this device. By the key's place, as in every layout.
 */
export function useHelpShortcut(onOpen: () => void): {
  question: boolean;
  setQuestion: (on: boolean) => void;
} {
  const [question, setQuestion] = useState(() => localStorage.getItem(KEPT) !== 'off');
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
  return {
    question,
    setQuestion: (on) => {
      setQuestion(on);
      localStorage.setItem(KEPT, on ? 'on' : 'off');
    },
  };
}
