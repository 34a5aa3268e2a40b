import { errorText } from '@academy/api-client';
import type { ScheduleId } from '@academy/domain/ids';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
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

/** 이 날만 취소 and back again; each of the two takes the other back. */
export function useDayChange(onDone: () => void) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: (_, { to, ...which }) => {
      toasts.show({
        text: texts[to](formatDay(which.date)),
        tone: 'success',
        key: 'day-change',
        undo: {
          label: texts.undo,
          run: () => change.mutate({ ...which, to: to === 'cancelled' ? 'restored' : 'cancelled' }),
        },
      });
      onDone();
    },
    onError: (error) =>
      void toasts.show({ text: errorText(error, scheduleTexts.failed), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: scheduleQueries.all }),
  });
  return change;
}
