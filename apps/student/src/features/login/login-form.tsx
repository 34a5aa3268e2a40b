import { formatPhoneAt } from '@academy/domain/identity';
import type { StudentChoice } from '@academy/domain/login';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { onEnter } from '@academy/ui/enter-key';
import { Stack } from '@academy/ui/layout';
import { PhoneField } from '@academy/ui/phone-field';
import { useCountdown } from '@academy/ui/use-countdown';
import { Suspense, lazy, useEffect, useRef, useState, type FormEvent } from 'react';
import { shellTexts } from '../../shared/shell-texts';
import { useSlow } from '../../shared/use-slow';
import { failureText } from './login-failure';
import styles from './login-page.module.css';
import { loginTexts } from './login-texts';
import { useLogin } from './use-login';
import { usePhone } from './use-phone';

const PinForm = lazy(async () => ({ default: (await import('./pin-form')).PinForm }));

/** One field, one button. The button says below it why it does not work yet. */
export function LoginForm({ notice }: { notice: string | undefined }) {
  const { phone, problem, wasCut, type } = usePhone();
  const { step, send, sendPin, clearFailure, refuse, confirm, choose } = useLogin();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const typing = step.kind === 'typing' ? step : null;
  const secondsLeft = useCountdown(typing?.waitUntil ?? null);
  const waiting = typing?.failure?.kind === 'wait' && secondsLeft > 0;
  const failure =
    typing?.failure && (typing.failure.kind === 'text' || waiting)
      ? failureText(typing.failure, secondsLeft)
      : undefined;
  const [alerted, setAlerted] = useState(false);
  const slow = useSlow(step.kind === 'sending');
  const blocked = problem ?? (waiting ? failure : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) void send(phone);
  }

  if (step.kind === 'pin')
    return (
      <Suspense>
        <PinForm step={step} onSend={(pin) => void sendPin(pin)} onBack={refuse} />
      </Suspense>
    );
  return (
    <>
      <p className={styles.lead}>{loginTexts.lead}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {notice !== undefined && step.kind === 'typing' && !failure && (
          <output className={styles.notice}>{notice}</output>
        )}
        <PhoneField
          label={loginTexts.phone}
          placeholder={loginTexts.placeholder}
          format={formatPhoneAt}
          value={phone}
          ref={field}
          name="phone"
          enterKeyHint="go"
          onValueChange={(value) => {
            type(value);
            clearFailure();
          }}
          // A disabled button swallows the Enter: then its reason becomes an alert.
          onKeyDown={onEnter(() => setAlerted(problem !== undefined))}
          hint={slow ? shellTexts.slow : problem}
          error={failure ?? (alerted || wasCut ? problem : undefined)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          loading={step.kind === 'sending'}
          disabledReason={blocked}
        >
          {loginTexts.login}
        </Button>
        <NameDialog
          open={step.kind === 'confirming'}
          name={step.kind === 'confirming' ? step.login.student.name : ''}
          onNo={refuse}
          onYes={confirm}
        />
        {step.kind === 'choosing' && (
          <ChooseDialog students={step.students} onChoose={(id) => void choose(id)} onNo={refuse} />
        )}
      </form>
    </>
  );
}

interface Props {
  name: string;
  open: boolean;
  onNo: () => void;
  onYes: () => void;
}

/** "Is the student name correct?": a wrong digit must not open another user's meals. */
function NameDialog({ name, open, onNo, onYes }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      closeOnBack={false}
      size="s"
      hideClose
      dismissible={false}
      title={loginTexts.confirmName}
      footer={
        <>
          <Button size="large" block onClick={onNo}>
            {loginTexts.no}
          </Button>
          <Button variant="primary" size="large" block data-autofocus="" onClick={onYes}>
            {loginTexts.yes}
          </Button>
        </>
      }
    >
      <p className={styles.name}>{name}</p>
    </Dialog>
  );
}

/** Of brothers and sisters with one number: who signs in says which one they are. */
function ChooseDialog({
  students,
  onChoose,
  onNo,
}: {
  students: readonly StudentChoice[];
  onChoose: (id: StudentChoice['id']) => void;
  onNo: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onNo}
      closeOnBack={false}
      size="s"
      hideClose
      dismissible={false}
      title={loginTexts.chooseName}
      footer={
        <Button size="large" block onClick={onNo}>
          {loginTexts.no}
        </Button>
      }
    >
      <Stack gap={8}>
        {students.map(({ id, name }) => (
          <Button key={id} size="large" block onClick={() => onChoose(id)}>
            {name}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
