import { isCommonPassword } from '@academy/domain/accounts';
import { failedPasswordParts } from '@academy/domain/login';
import { CheckIcon, MinusIcon } from '@academy/ui/icon';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { accountTexts } from '../account-texts';
import styles from './password-rules.module.css';

const { password: texts, passwordParts } = accountTexts;
const ALWAYS = ['min-length', 'letter', 'digit', 'special'] as const;

/** The parts of the password rule, ticked off while it is typed, and a word about a common one. */
export function PasswordRules({ password }: { password: string }) {
  const failed = failedPasswordParts(password);
  const shown = failed.includes('max-length') ? [...ALWAYS, 'max-length' as const] : ALWAYS;
  return (
    <>
      <ul className={styles.rules} aria-label={texts.rules}>
        {shown.map((part) => (
          <li key={part} className={failed.includes(part) ? styles.unmet : styles.met}>
            {failed.includes(part) ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
            {passwordParts[part]}
            <VisuallyHidden>{failed.includes(part) ? texts.unmet : texts.met}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <output className={styles.advice}>{isCommonPassword(password) && texts.common}</output>
    </>
  );
}
