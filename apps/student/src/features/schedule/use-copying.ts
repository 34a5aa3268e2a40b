import type { ScheduleId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { scheduleResultTexts as texts } from './schedule-texts';
import { toasts } from '../../shared/toasts';
import type { Changes } from './use-changes';
import { CHANGE_TOAST } from './use-day-changes';

/** Asks for last month's schedules again; for a while all of them can be taken back at once. */
export function useCopying({ start }: Changes, onDone: () => void) {
  async function takeBack(ids: readonly ScheduleId[]): Promise<void> {
    let taken = 0;
    for (const id of ids) {
      const outcome = await start({ kind: 'cancel', id });
      // Something else has begun meanwhile: the rest stays.
      if (outcome === null) break;
      if ('failed' in outcome) {
        toasts.show({ key: CHANGE_TOAST, text: outcome.failed.text, tone: 'danger' });
        return;
      }
      taken += 1;
    }
    toasts.show({ key: CHANGE_TOAST, text: texts.copyTakenBack(taken), tone: 'success' });
  }

  return async function copy(month: CalendarMonth): Promise<void> {
    const outcome = await start({ kind: 'copy', month });
    if (outcome === null || 'failed' in outcome) return;
    const ids = outcome.done.schedules.map(({ id }) => id);
    toasts.show({
      key: CHANGE_TOAST,
      text: texts.copied(ids.length),
      tone: 'success',
      undo: { label: texts.undo, run: () => void takeBack(ids) },
    });
    onDone();
  };
}
