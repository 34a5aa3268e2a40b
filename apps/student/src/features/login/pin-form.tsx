import { pinFault, pinFaultText } from '@academy/domain/login';
import { Button } from '@academy/ui/button';
import { PasswordField } from '@academy/ui/password-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loginTexts } from './login-texts';
import styles from './login-page.module.css';
import type { PinStep } from './use-login';

/** Texts of the PIN, which only academies that ask for one load. */
const pinTexts = {
  pin: '간편 비밀번호',
  again: '간편 비밀번호 한 번 더',
  lead: '내가 정한 간편 비밀번호를 입력해 주세요.',
  choose: '앞으로 로그인할 때 쓸 간편 비밀번호를 정해 주세요.',
  shape: '숫자 4~6자리예요.',
  different: '두 간편 비밀번호가 서로 달라요.',
  show: '간편 비밀번호 보기',
  hide: '간편 비밀번호 숨기기',
  back: '번호 다시 입력',
} as const;

interface Props {
  step: PinStep;
  onSend: (pin: string) => void;
  onBack: () => void;
}

function choiceFault(pin: string, again: string): string | undefined {
  const fault = pinFault(pin);
  if (fault) return pinFaultText(fault);
  return pin === again ? undefined : pinTexts.different;
}

/**
 * After the number, where the academy asks for a PIN: the one that was chosen before, or twice a
 * new one.
 */
export function PinForm({ step: { choose, failure, sending }, onSend, onBack }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [checked, setChecked] = useState(false);
  const fault = choose ? choiceFault(pin, again) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!fault && pin !== '' && !sending) onSend(pin);
  }

  const common = {
    showLabel: pinTexts.show,
    hideLabel: pinTexts.hide,
    inputMode: 'numeric',
    maxLength: 6,
    autoComplete: choose ? 'new-password' : 'current-password',
  } as const;

  return (
    <>
      <p className={styles.lead}>{choose ? pinTexts.choose : pinTexts.lead}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PasswordField
          {...common}
          label={pinTexts.pin}
          value={pin}
          ref={field}
          onChange={(event) => setPin(event.currentTarget.value)}
          hint={choose ? pinTexts.shape : undefined}
          error={(checked ? fault : undefined) ?? failure}
        />
        {choose && (
          <PasswordField
            {...common}
            label={pinTexts.again}
            value={again}
            onChange={(event) => setAgain(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="primary" size="large" block loading={sending}>
          {loginTexts.login}
        </Button>
        <Button size="large" block onClick={onBack}>
          {pinTexts.back}
        </Button>
      </form>
    </>
  );
}
