import { errorText } from '@academy/api-client';
import type { StudentStatus } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { formatWon } from '@academy/domain/money';
import { studentFieldTexts, studentStatusName, type StatusEffect } from '@academy/domain/students';
import { calendarDaySchema, seoulDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Skeleton } from '@academy/ui/skeleton';
import { TextField } from '@academy/ui/text-field';
import { closeText } from '@academy/ui/words';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { messages } from '../../shared/texts/messages';
import { useManager } from '../../shared/session/use-manager';
import { toasts } from '../../shared/toasts';
import { useNow } from '../../shared/use-now';
import { useWrite } from '../../shared/writes/use-write';
import styles from './status-dialog.module.css';
import { studentTexts } from './student-texts';
import { studentQueries, useUndoStudents } from './students-queries';

const texts = studentTexts.bulk;

interface Props {
  studentIds: readonly StudentId[];
  status: StudentStatus;
  onClose: () => void;
  onDone: () => void;
}

const linesOf = ({
  mealCount = 0,
  mealStudents = 0,
  mealAmount,
  scheduleCount = 0,
  mockCount = 0,
}: StatusEffect) => [
  ...(mealCount > 0 && mealAmount !== undefined
    ? [texts.meals(mealCount, mealStudents, formatWon(mealAmount))]
    : []),
  ...(scheduleCount > 0 ? [texts.schedules(scheduleCount)] : []),
  ...(mockCount > 0 ? [texts.mocks(mockCount)] : []),
];

/** Of an area that the account has not it is not known whether there is anything. */
const hidden = ({ mealCount, scheduleCount }: StatusEffect) =>
  mealCount === undefined || scheduleCount === undefined;

function problemOf(lastDay: CalendarDay | undefined, today: CalendarDay): string | undefined {
  if (lastDay === undefined) return texts.day;
  return lastDay < today ? studentFieldTexts.lastDay : undefined;
}

type Preview = UseQueryResult<StatusEffect>;
const effectOf = ({ isPlaceholderData, data }: Preview) => (isPlaceholderData ? undefined : data);

interface EffectProps {
  preview: Preview;
  leaving: boolean;
  future: 'keep' | 'cancel';
  onFuture: (future: 'keep' | 'cancel') => void;
}

/** What of the student's meals, schedules and exams goes with the change. */
function Effect({ preview, leaving, future, onFuture }: EffectProps) {
  const { missing, uses } = useManager();
  const effect = effectOf(preview);
  const unknown = [
    missing('meals.read'),
    missing('attendance.read'),
    uses('mocks') && missing('mocks.read'),
  ].filter((text) => typeof text === 'string');
  const lines = effect && [...linesOf(effect), ...unknown];
  return (
    <>
      {preview.isLoading && <Skeleton height="96px" />}
      <InlineError>{preview.isError && messages.errors.load}</InlineError>
      {lines &&
        leaving &&
        (lines.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ))}
      {effect &&
        leaving &&
        (hidden(effect) || (effect.mealCount ?? 0) + (effect.scheduleCount ?? 0) > 0) && (
          <SegmentedControl
            label={texts.future}
            options={[
              { value: 'cancel', label: texts.cancel },
              { value: 'keep', label: texts.keep },
            ]}
            value={future}
            onValueChange={onFuture}
          />
        )}
    </>
  );
}

/**
 * Changes the status of one or many: the effects are shown before anything is written, and one
 * click undoes it.
 */
export function StatusDialog({ studentIds, status, onClose, onDone }: Props) {
  const { offer } = useUndoStudents();
  const [future, setFuture] = useState<'keep' | 'cancel'>('cancel');
  const [note, setNote] = useState('');
  const today = seoulDay(useNow());
  const [typedDay, setTypedDay] = useState<string>(today);
  const ids = [...studentIds];
  const leaving = status !== 'ENROLLED';
  const lastDay = calendarDaySchema.safeParse(typedDay).data;
  const dayProblem = leaving ? problemOf(lastDay, today) : undefined;
  const body = { studentIds: ids, status, ...(leaving && lastDay && { lastDay }) };
  const preview = useQuery({
    queryKey: [...studentQueries.all, 'status', body],
    queryFn: ({ signal }) => api.previewStatus({ body, signal }),
    staleTime: 0,
    gcTime: 0,
    enabled: dayProblem === undefined,
    placeholderData: keepPreviousData,
  });
  const change = useWrite({
    name: `make students ${status}`,
    send: () => api.changeStatus({ body: { ...body, future, ...(note && { note }) } }),
    reads: studentQueries.all,
    onSuccess: ({ changed, undo: taken }) => {
      const text = texts.done(changed.length, studentStatusName(status));
      toasts.show({
        text,
        tone: 'success',
        ...offer(taken),
      });
      onDone();
    },
  });
  const effect = effectOf(preview);

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(effect?.students ?? ids.length, studentStatusName(status))}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={change.isPending}
            disabledReason={
              dayProblem ??
              (effect?.students === 0 ? texts.same : effect ? undefined : texts.loading)
            }
            onClick={() => change.run()}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {leaving && (
          <DateField
            label={texts.lastDay}
            hint={texts.dayHint}
            pickerLabel={texts.pickDay}
            value={typedDay}
            min={today}
            error={dayProblem}
            onValueChange={setTypedDay}
          />
        )}
        <Effect preview={preview} leaving={leaving} future={future} onFuture={setFuture} />
        {leaving && <p className={styles.help}>{texts.signOut}</p>}
        <TextField label={texts.note} value={note} onValueChange={setNote} maxLength={200} />
        <InlineError>{change.error && errorText(change.error, studentTexts.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
