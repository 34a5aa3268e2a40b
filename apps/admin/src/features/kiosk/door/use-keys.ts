import { useEffect, useRef } from 'react';

/** ms. A scanner types without a pause: what comes later is not of the same code. */
const GAP_MS = 500;
/** What begins a code, parts it and ends it. */
const STAR = '*';
const STARS = 4;

interface Heard {
  onType: (digit: string) => void;
  onErase: (all?: boolean) => void;
  onScan: (text: string) => void;
}

/**
 * Numbers of a keyboard, and codes of a scanner that types like one. Not `on`: a question is open.
 */
export function useKeys({ onType, onErase, onScan }: Heard, on: boolean): void {
  const code = useRef({ text: '', at: 0 });

  useEffect(() => {
    /** Whether the key is a part of a code. */
    function gather({ key, timeStamp }: KeyboardEvent): boolean {
      const { text, at } = code.current;
      const begun = timeStamp - at < GAP_MS ? text : '';
      if (key.length !== 1 || (begun === '' && key !== STAR)) return false;
      code.current = { text: begun + key, at: timeStamp };
      if (code.current.text.split(STAR).length <= STARS) return true;
      const whole = code.current.text;
      code.current = { text: '', at: 0 };
      onScan(whole);
      return true;
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || gather(event)) return;
      if (/^\d$/.test(event.key)) onType(event.key);
      else if (event.key === 'Backspace') onErase();
      else if (event.key === 'Escape') onErase(true);
    }
    if (!on) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
