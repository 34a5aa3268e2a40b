import type { ScheduleId } from '@academy/domain/ids';
import { lastDayOf, occursOn, type RegularSchedule } from '@academy/domain/schedule';
import { formatDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { api } from '../../../shared/api';
import { AttachedPhotos } from '../../../shared/attached-photos';
import { photoTexts } from '../../../shared/texts/photo-texts';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { scheduleFacts } from '../schedule-facts';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import type { Work } from './use-work';

interface DayChange {
  scheduleId: ScheduleId;
  date: CalendarDay;
  to: 'cancelled' | 'restored';
}

const doneTexts = scheduleTexts.done;
const sendDayChange = ({ to, ...params }: DayChange) =>
  to === 'cancelled' ? api.cancelOccurrenceFor({ params }) : api.restoreOccurrenceFor({ params });

/** 이 날만 취소 and back again. */
function useDayChange(onDone: () => void) {
  const { announce } = useUndo(scheduleQueries.all);
  return useWrite({
    name: 'change a day of a schedule',
    send: sendDayChange,
    reads: scheduleQueries.all,
    onSuccess: ({ undo }, { to, date }) => {
      announce({ text: doneTexts[to](formatDay(date)), key: 'day-change' }, undo);
      onDone();
    },
    failed: scheduleTexts.failed,
  });
}

const texts = scheduleTexts;

interface ScheduleDialogProps {
  schedule: RegularSchedule;
  /** The day on which it was pressed; null from the list. */
  date: CalendarDay | null;
  work: Work;
  /** Opens the request in the queue: a waiting one is decided, not edited. */
  onDecide: (() => void) | undefined;
}

/** What can be done with the one day that was pressed. */
function DayButtons({ schedule, date, work }: Omit<ScheduleDialogProps, 'onDecide'>) {
  const writing = useManager().missing('attendance.write');
  const day = useDayChange(work.close);
  if (date === null || schedule.status !== 'APPROVED') return null;
  const cancelled = schedule.exceptions.includes(date);
  if (!cancelled && !occursOn(schedule, date)) return null;
  const change = (to: DayChange['to']) => day.run({ scheduleId: schedule.id, date, to });
  return cancelled ? (
    <Button loading={day.isPending} disabledReason={writing} onClick={() => change('restored')}>
      {texts.actions.restoreDay}
    </Button>
  ) : (
    <>
      <Button
        disabledReason={writing}
        onClick={() => work.open({ is: 'create-reason', instead: { schedule, date } })}
      >
        {texts.actions.changeDay}
      </Button>
      <Button loading={day.isPending} disabledReason={writing} onClick={() => change('cancelled')}>
        {texts.actions.cancelDay}
      </Button>
    </>
  );
}

/**
 * What is known of a schedule, and what a manager can do with it, or with the one day that was
 * pressed.
 */
export function ScheduleDialog({ schedule, date, work, onDecide }: ScheduleDialogProps) {
  const writing = useManager().missing('attendance.write');
  const today = seoulDay(useNow());
  const standing = schedule.status === 'APPROVED' && lastDayOf(schedule) >= today;
  const cancelled = date !== null && schedule.exceptions.includes(date);
  return (
    <Dialog
      open
      title={schedule.title}
      onClose={work.close}
      footer={
        <>
          {onDecide && (
            <Button variant="primary" onClick={onDecide}>
              {texts.detail.decide}
            </Button>
          )}
          <DayButtons schedule={schedule} date={date} work={work} />
          {standing && (
            <Button disabledReason={writing} onClick={() => work.open({ is: 'edit', schedule })}>
              {texts.actions.edit}
            </Button>
          )}
          {standing && (
            <Button disabledReason={writing} onClick={() => work.open({ is: 'end', schedule })}>
              {texts.actions.end}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <KeyValueList
          items={[
            ...(date === null
              ? []
              : [
                  {
                    label: texts.detail.day,
                    value: cancelled
                      ? `${formatDay(date)} · ${texts.week.cancelled}`
                      : formatDay(date),
                  },
                ]),
            ...scheduleFacts(schedule),
          ]}
        />
        <AttachedPhotos
          attachments={schedule.attachments}
          of={photoTexts.ofSchedule(schedule.id)}
        />
      </Stack>
    </Dialog>
  );
}
