import columnStyles from '@academy/ui/styles/column.module.css';
import { errorText } from '@academy/api-client';
import type { StudentChoice } from '@academy/domain/identity';
import type { ScheduleId, StudentId } from '@academy/domain/ids';
import {
  draftOf,
  lastDayOf,
  scheduleSentence,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { calendarDaySchema, formatDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { Stack } from '@academy/ui/layout';
import textStyles from '@academy/ui/styles/text.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { StudentPicker } from '../../../shared/forms/student-picker';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { draftEffects, EffectList, hasEffects } from '../effects';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { FormDialog } from './form-dialog';
import { formTexts } from './form-texts';

const texts = formTexts.copy;

const copyOf = (schedule: RegularSchedule, from: CalendarDay) => ({
  ...draftOf(schedule),
  firstDate: from > schedule.firstDate ? from : schedule.firstDate,
});

/** What the other student has approved from a day on; undefined while it is not known. */
function useOffered(
  source: StudentChoice | null,
  studentId: StudentId,
  from: CalendarDay | undefined,
) {
  const { data } = useQuery({
    ...scheduleQueries.student(source?.id ?? studentId),
    enabled: source !== null,
  });
  return source
    ? data?.schedules.filter(
        (schedule) =>
          from !== undefined && schedule.status === 'APPROVED' && lastDayOf(schedule) >= from,
      )
    : undefined;
}

interface ChoiceProps {
  studentId: StudentId;
  schedule: RegularSchedule;
  from: CalendarDay;
  ticked: boolean;
  onTick: (on: boolean) => void;
}

/** A schedule of the other student, with what it would meet here. */
function Choice({ studentId, schedule, from, ticked, onTick }: ChoiceProps) {
  const { data: own } = useQuery(scheduleQueries.student(studentId));
  const { data: surroundings } = useQuery(scheduleQueries.surroundings(studentId));
  const effects =
    own &&
    surroundings &&
    draftEffects(copyOf(schedule, from), { edited: null, own: own.schedules, surroundings });
  return (
    <li className={columnStyles.top12}>
      <Checkbox
        label={`${schedule.title} · ${scheduleSentence(schedule)}`}
        checked={ticked}
        onCheckedChange={onTick}
      />
      {effects && hasEffects(effects) && <EffectList effects={effects} />}
    </li>
  );
}

/**
 * 다른 학생 일정 복사: the approved schedules of another student, chosen one by one, each with what it
 * would meet here.
 */
export function CopyDialog({ studentId, onClose }: { studentId: StudentId; onClose: () => void }) {
  const writing = useManager().missing('attendance.write');
  const today = seoulDay(useNow());
  const [source, setSource] = useState<StudentChoice | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<ScheduleId>>(new Set());
  const [typed, setTyped] = useState<string>(today);
  const from = calendarDaySchema.safeParse(typed).data;
  const offered = useOffered(source, studentId, from);
  const chosen = offered?.filter(({ id }) => ticked.has(id)) ?? [];
  const copy = useWrite({
    name: `copy schedules to ${studentId}`,
    async send(day: CalendarDay) {
      for (const schedule of chosen) {
        await api.createScheduleFor({ params: { studentId }, body: copyOf(schedule, day) });
        setTicked((before) => new Set([...before].filter((id) => id !== schedule.id)));
      }
      return chosen.length;
    },
    reads: scheduleQueries.all,
    onSuccess: (count) => {
      toasts.show({ text: texts.done(count), tone: 'success' });
      onClose();
    },
  });

  return (
    <FormDialog
      title={formTexts.titles.copy}
      submitLabel={formTexts.submit.copy(chosen.length)}
      dirty={false}
      busy={copy.isPending}
      blocked={writing ?? (chosen.length === 0 ? texts.pick : undefined)}
      error={copy.error ? errorText(copy.error, scheduleTexts.failed) : undefined}
      onClose={onClose}
      onSubmit={() => from && copy.run(from)}
    >
      <StudentPicker
        student={source}
        onPick={(student) => {
          setSource(student);
          setTicked(new Set());
        }}
      />
      <DateField
        label={texts.fromDay}
        pickerLabel={formTexts.openCalendar}
        hint={from && formatDay(from)}
        error={from ? undefined : formTexts.effective.invalid}
        value={typed}
        onValueChange={setTyped}
      />
      {offered?.length === 0 && <p className={textStyles.help}>{texts.none}</p>}
      <Stack as="ul" gap={4}>
        {from &&
          offered?.map((schedule) => (
            <Choice
              key={schedule.id}
              studentId={studentId}
              schedule={schedule}
              from={from}
              ticked={ticked.has(schedule.id)}
              onTick={(on) =>
                setTicked(
                  on
                    ? new Set([...ticked, schedule.id])
                    : new Set([...ticked].filter((id) => id !== schedule.id)),
                )
              }
            />
          ))}
      </Stack>
    </FormDialog>
  );
}
