import { pinFault, pinFaultText } from '@academy/domain/login';
import { Button } from '@academy/ui/button';
import { PasswordField } from '@academy/ui/password-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loginTexts } from './login-texts';
import styles from './login-page.module.css';
import { pinTexts } from './pin-texts';
import type { PinStep } from './use-login';

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
