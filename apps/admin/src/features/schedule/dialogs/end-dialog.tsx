import { errorText } from '@academy/api-client';
import { occurrencesOf, type RegularSchedule } from '@academy/domain/schedule';
import { calendarDaySchema, formatDay, seoulDay, shiftDay } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import textStyles from '@academy/ui/styles/text.module.css';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { FormDialog } from './form-dialog';
import { formTexts } from './form-texts';
import styles from './schedule-form.module.css';

const texts = formTexts.end;

/**
 * 종료: from a day on the schedule is over; what has been stays. What goes with it is said before.
 */
export function EndDialog({
  schedule,
  onClose,
}: {
  schedule: RegularSchedule;
  onClose: () => void;
}) {
  const { announce } = useUndo(scheduleQueries.all);
  const writing = useManager().missing('attendance.write');
  const today = seoulDay(useNow());
  const [typed, setTyped] = useState<string>(
    schedule.firstDate > today ? schedule.firstDate : today,
  );
  const from = calendarDaySchema.safeParse(typed).data;
  const end = useWrite({
    name: `end schedule ${schedule.id}`,
    send: (day: NonNullable<typeof from>) =>
      api.cancelScheduleFor({
        params: { scheduleId: schedule.id },
        body: { from: day, version: schedule.version },
      }),
    reads: scheduleQueries.all,
    onSuccess: ({ undo }) => {
      announce(scheduleTexts.done.ended(schedule.title), undo);
      onClose();
    },
  });
  const rest =
    from && schedule.lastDate !== null
      ? occurrencesOf(schedule, from, schedule.lastDate).length
      : null;
  return (
    <FormDialog
      title={formTexts.titles.end}
      submitLabel={formTexts.submit.end}
      size="s"
      dirty={false}
      busy={end.isPending}
      blocked={writing ?? (from ? undefined : texts.past)}
      error={end.error ? errorText(end.error, scheduleTexts.failed) : undefined}
      onClose={onClose}
      onSubmit={() => from && end.run(from)}
    >
      <p className={styles.sentence}>{schedule.title}</p>
      <DateField
        data-autofocus=""
        label={texts.from}
        pickerLabel={formTexts.openCalendar}
        hint={from && formatDay(from)}
        error={from ? undefined : texts.past}
        value={typed}
        onValueChange={setTyped}
      />
      {from && (
        <p className={textStyles.help}>
          {from <= schedule.firstDate
            ? texts.none
            : texts.last(
                formatDay(
                  occurrencesOf(schedule, schedule.firstDate, shiftDay(from, -1)).at(-1) ??
                    shiftDay(from, -1),
                ),
              )}
        </p>
      )}
      {rest !== null && rest > 0 && <p className={textStyles.help}>{texts.rest(rest)}</p>}
    </FormDialog>
  );
}
