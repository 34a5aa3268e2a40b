import { TAIL_DIGITS } from '@academy/domain/kiosk';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useEffect } from 'react';
import { doorTexts as texts } from '../kiosk-texts';
import styles from './door.module.css';

interface Props {
  digits: string;
  onType: (digit: string) => void;
  onErase: (all?: boolean) => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number pad, as large as the screen has room for; the keyboard's numbers type too. */
export function Pad({ digits, onType, onErase }: Props) {
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) onType(event.key);
      else if (event.key === 'Backspace') onErase();
      else if (event.key === 'Escape') onErase(true);
    }
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });

  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => onType(digit)}>
      {digit}
    </button>
  );
  return (
    <div className={styles.typing}>
      <VisuallyHidden>{texts.typed(digits.length)}</VisuallyHidden>
      <div className={styles.slots} aria-hidden="true">
        {Array.from({ length: TAIL_DIGITS }, (_, at) => (
          <span key={at} className={styles.slot} data-filled={at < digits.length}>
            {digits[at]}
          </span>
        ))}
      </div>
      <fieldset className={styles.pad} aria-label={texts.pad}>
        {DIGITS.map(key)}
        <button type="button" className={styles.erase} onClick={() => onErase(true)}>
          {texts.eraseAll}
        </button>
        {key('0')}
        <button type="button" className={styles.erase} onClick={() => onErase()}>
          {texts.erase}
        </button>
      </fieldset>
    </div>
  );
}
