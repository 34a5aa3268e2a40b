import { type IdCheckState, signupTexts } from '@academy/domain/accounts';
import { Button } from '@academy/ui/button';
import { onEnter } from '@academy/ui/enter-key';
import { TextField } from '@academy/ui/text-field';
import { messages } from '../../../shared/texts/messages';
import { accountTexts } from '../account-texts';
import styles from './username-field.module.css';

const texts = accountTexts.signup;
const HANGUL = /[ㄱ-ㆎ가-힣]/;

interface Props {
  value: string;
  onValueChange: (value: string) => void;
  state: IdCheckState;
  error: string | undefined;
  onCheck: () => void;
  /** Enter, and not the one that ends a Hangul syllable. */
  onEnterKey: () => void;
}

function hintOf(value: string, state: IdCheckState): string {
  if (HANGUL.test(value)) return messages.login.hangulTyped;
  return state === 'free' ? signupTexts.free : texts.usernameHint;
}

/** The ID with its check: what the check said is below the field until the ID is edited. */
export function UsernameField({ value, onValueChange, state, error, onCheck, onEnterKey }: Props) {
  return (
    <div className={styles.row} data-free={state === 'free' || undefined}>
      <TextField
        className={styles.field}
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={onEnter((event) => {
          event.preventDefault();
          onEnterKey();
        })}
        hint={hintOf(value, state)}
        error={error}
      />
      <Button className={styles.check} loading={state === 'checking'} onClick={onCheck}>
        {texts.check}
      </Button>
      {/* A hint is not spoken when it changes; the answer to a question has to be. */}
      <output className={styles.said}>{state === 'free' ? signupTexts.free : ''}</output>
    </div>
  );
}
