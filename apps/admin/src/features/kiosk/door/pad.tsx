import { TAIL_DIGITS } from '@academy/domain/kiosk';
import { PhoneIcon } from '@academy/ui/icon';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { doorTexts as texts } from '../kiosk-texts';
import styles from './door.module.css';

interface Props {
  digits: string;
  onType: (digit: string) => void;
  onErase: (all?: boolean) => void;
  onCamera: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number pad, as large as the screen has room for. */
export function Pad({ digits, onType, onErase, onCamera }: Props) {
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
      <button type="button" className={styles.camera} onClick={onCamera}>
        <PhoneIcon /> {texts.byCode}
      </button>
    </div>
  );
}
