import { errorText } from '@academy/api-client';
import type { ScheduleId } from '@academy/domain/ids';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useUndo } from '../../shared/use-undo';
import { scheduleQueries } from './schedule-queries';
import { scheduleTexts } from './schedule-texts';

interface DayChange {
  scheduleId: ScheduleId;
  date: CalendarDay;
  to: 'cancelled' | 'restored';
}

const texts = scheduleTexts.done;
const send = ({ to, ...params }: DayChange) =>
  to === 'cancelled' ? api.cancelOccurrenceFor({ params }) : api.restoreOccurrenceFor({ params });

/** 이 날만 취소 and back again. */
export function useDayChange(onDone: () => void) {
  const queries = useQueryClient();
  const { announce } = useUndo(scheduleQueries.all);
  return useMutation({
    mutationFn: send,
    onSuccess: ({ undo }, { to, date }) => {
      announce({ text: texts[to](formatDay(date)), key: 'day-change' }, undo);
      onDone();
    },
    onError: (error) =>
      void toasts.show({ text: errorText(error, scheduleTexts.failed), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: scheduleQueries.all }),
  });
}
