import {
  decidePayment,
  examRefusalText,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import { calendarDaySchema, seoulDay } from '@academy/domain/time';
import { Button, buttonClassName } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useRegistrationWork } from '../mocks-actions';
import { registrationFacts } from '../mocks-format';
import { registrationTexts as texts } from '../mocks-texts';
import { RegistrationActions } from './registration-actions';

interface Props {
  exam: ManagedExam;
  /** In the address. */
  registration: ManagedRegistration;
  subjects: readonly string[];
  onClose: () => void;
}

/** 입금 확인 with the day and the name on the bank's list. */
function PaymentForm({ exam, registration }: Pick<Props, 'exam' | 'registration'>) {
  const missing = useManager().missing('mocks.write');
  const work = useRegistrationWork(exam.id);
  const { reported, name } = registration;
  const today = seoulDay(useNow());
  const [day, setDay] = useState<string>(reported?.day ?? today);
  const [depositorName, setDepositorName] = useState(
    reported?.depositorName ?? (registration.depositorName || name),
  );
  const decision = decidePayment(registration, 'confirm');
  const read = calendarDaySchema.safeParse(day).data;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!read || !decision.allowed || work.isPending) return;
    work.run({
      kind: 'confirm',
      send: () =>
        api.changePayments({
          params: { examId: exam.id },
          body: {
            ids: [registration.id],
            change: 'confirm',
            day: read,
            depositorName: depositorName.trim(),
          },
        }),
    });
  }
  return (
    <Stack as="form" gap={16} aria-label={texts.payForm} onSubmit={submit} noValidate>
      <DateField
        label={texts.day}
        pickerLabel={texts.pickDay}
        value={day}
        error={read ? undefined : texts.invalidDay}
        onValueChange={setDay}
      />
      <TextField
        label={texts.depositor}
        value={depositorName}
        maxLength={100}
        autoComplete="off"
        onValueChange={setDepositorName}
      />
      <Button
        type="submit"
        variant="primary"
        loading={work.isPending}
        disabledReason={
          missing ?? (decision.allowed ? undefined : examRefusalText(decision.reason))
        }
      >
        {texts.confirm}
      </Button>
    </Stack>
  );
}

/** One registration: everything about it, and what can be done with it. */
export function RegistrationDrawer({ exam, registration, subjects, onClose }: Props) {
  return (
    <Drawer open onClose={onClose} title={registration.name} closeOnBack={false}>
      <Stack gap={24}>
        <KeyValueList items={registrationFacts(registration)} />
        {registration.paymentStatus === 'unpaid' && registration.canceledAt === null && (
          <PaymentForm exam={exam} registration={registration} />
        )}
        <Row gap={8}>
          <RegistrationActions
            exam={exam}
            rows={[registration]}
            subjects={subjects}
            withoutConfirm
            onDone={() => undefined}
          />
          <Link
            className={buttonClassName({ size: 'dense' })}
            to={`/student?student=${registration.studentId}&tab=mocks`}
          >
            {texts.student}
          </Link>
        </Row>
      </Stack>
    </Drawer>
  );
}
