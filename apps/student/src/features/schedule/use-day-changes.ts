import type { ScheduleId } from '@academy/domain/ids';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { scheduleResultTexts as texts } from './schedule-texts';
import { toasts } from '../../shared/toasts';
import type { Changes } from './use-changes';

/** The message about the last change: the next one takes its place. */
export const CHANGE_TOAST = 'schedule';

/** Cancels single days and takes them back; each can be undone for a while. */
export function useDayChanges({ start }: Changes) {
  async function run(
    kind: 'skip' | 'restore',
    id: ScheduleId,
    date: CalendarDay,
    undoable = true,
  ): Promise<void> {
    const outcome = await start({ kind, id, date });
    if (outcome === null) return;
    const text = kind === 'skip' ? texts.skipped(formatDay(date)) : texts.restored(formatDay(date));
    const back = kind === 'skip' ? 'restore' : 'skip';
    if ('done' in outcome)
      toasts.show({
        key: CHANGE_TOAST,
        text,
        tone: 'success',
        ...(undoable && {
          undo: { label: texts.undo, run: () => void run(back, id, date, false) },
        }),
      });
    // The sheet that would say it may be closed by then.
    else if (!undoable)
      toasts.show({ key: CHANGE_TOAST, text: outcome.failed.text, tone: 'danger' });
  }

  return {
    skip: (id: ScheduleId, date: CalendarDay) => run('skip', id, date),
    restore: (id: ScheduleId, date: CalendarDay) => run('restore', id, date),
  };
}
