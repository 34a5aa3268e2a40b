import { feeAccount, type ManagedExam, type ManagedRegistration } from '@academy/domain/mocks';
import { addWon, formatWon } from '@academy/domain/money';
import {
  calendarDaySchema,
  clockTimeSchema,
  formatClock,
  instantAt,
  seoulDay,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { TimeField } from '@academy/ui/time-field';
import { closeText, saveText } from '@academy/ui/words';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { ReasonDialog } from '../../../shared/forms/reason-dialog';
import { useNow } from '../../../shared/use-now';
import { useRegistrationWork } from '../mocks-actions';
import { peopleText, subjectProblem } from '../mocks-format';
import { registrationTexts as texts } from '../mocks-texts';
import styles from './registration-form.module.css';
import { SubjectChoice } from './subject-choice';

export interface RegistrationDialogProps {
  exam: ManagedExam;
  rows: readonly ManagedRegistration[];
  /** What the exam offers. */
  subjects: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

const callOf = (exam: ManagedExam, rows: readonly ManagedRegistration[]) => ({
  params: { examId: exam.id },
  ids: rows.map(({ id }) => id),
});

/** 과목 변경, of one or of many. */
export function SubjectsDialog({ exam, rows, subjects, onClose, onDone }: RegistrationDialogProps) {
  const work = useRegistrationWork(exam.id);
  const first = rows[0];
  const [chosen, setChosen] = useState<readonly string[]>(first?.selectedSubjects ?? []);
  const problem = subjectProblem(exam, subjects, chosen);
  const { params, ids } = callOf(exam, rows);
  const save = () =>
    work.run(
      {
        kind: 'change',
        send: () =>
          api.changeRegistrations({
            params,
            body: { ids, change: { selectedSubjects: [...chosen] } },
          }),
      },
      onDone,
    );
  return (
    <Dialog
      open
      {...(exam.subjectGroups === null && { size: 's' as const })}
      onClose={onClose}
      title={texts.subjectsTitle(peopleText(rows))}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={work.isPending}
            disabledReason={problem}
            onClick={save}
          >
            {saveText}
          </Button>
        </>
      }
    >
      <SubjectChoice
        exam={exam}
        registration={rows.length === 1 ? first : undefined}
        subjects={subjects}
        value={chosen}
        error={undefined}
        onChange={setChosen}
      />
    </Dialog>
  );
}

/** 개인 마감 연장: until a moment that lies ahead, or no longer. */
export function ExtensionDialog({ exam, rows, onClose, onDone }: RegistrationDialogProps) {
  const work = useRegistrationWork(exam.id);
  const now = useNow();
  const before = rows.length === 1 ? (rows[0]?.extendedUntil ?? null) : null;
  const start = before === null ? undefined : new Date(before);
  const [day, setDay] = useState<string>(start ? seoulDay(start) : seoulDay(now));
  const [time, setTime] = useState<string>(start ? formatClock(start) : '23:59');
  const [readDay, readTime] = [
    calendarDaySchema.safeParse(day).data,
    clockTimeSchema.safeParse(time).data,
  ];
  const until =
    readDay && readTime
      ? instantAt(readDay, Number(readTime.slice(0, 2)), Number(readTime.slice(3)))
      : undefined;
  const past = until !== undefined && until <= now ? texts.inPast : undefined;
  const dayError = readDay ? past : texts.invalidDay;
  const timeError = readTime ? undefined : texts.invalidTime;
  const { params, ids } = callOf(exam, rows);
  const save = (extendedUntil: string | null) =>
    work.run(
      {
        kind: 'change',
        send: () => api.changeRegistrations({ params, body: { ids, change: { extendedUntil } } }),
      },
      onDone,
    );
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={texts.extendTitle(peopleText(rows))}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          {rows.some(({ extendedUntil }) => extendedUntil !== null) && (
            <Button loading={work.isPending} onClick={() => save(null)}>
              {texts.noExtension}
            </Button>
          )}
          <Button
            variant="primary"
            loading={work.isPending}
            disabledReason={dayError ?? timeError}
            onClick={() => until && save(until.toISOString())}
          >
            {saveText}
          </Button>
        </>
      }
    >
      <div className={styles.moment}>
        <DateField
          label={texts.extendDay}
          hint={texts.extendHint}
          pickerLabel={texts.pickDay}
          value={day}
          min={seoulDay(now)}
          error={dayError}
          onValueChange={setDay}
        />
        <TimeField
          label={texts.extendTime}
          pickerLabel={texts.pickTime}
          value={time}
          error={timeError}
          onValueChange={setTime}
        />
      </div>
    </Dialog>
  );
}

/** 신청 취소: what was paid is owed back, said before. */
export function CancelRegistrations({ exam, rows, onClose, onDone }: RegistrationDialogProps) {
  const work = useRegistrationWork(exam.id);
  const paid = rows.map((row) => feeAccount(row).kept).filter((kept) => kept > 0);
  const { params, ids } = callOf(exam, rows);
  return (
    <ReasonDialog
      title={texts.cancelTitle(peopleText(rows))}
      confirmLabel={texts.cancel}
      busy={work.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        work.run(
          {
            kind: 'cancel',
            send: () => api.cancelRegistrations({ params, body: { ids, reason } }),
          },
          onDone,
        )
      }
    >
      {rows.some(({ onSiteState }) => onSiteState === 'confirmed') && <p>{texts.cancelBody}</p>}
      {paid.length > 0 && <p>{texts.toRefund(paid.length, formatWon(addWon(...paid)))}</p>}
    </ReasonDialog>
  );
}
