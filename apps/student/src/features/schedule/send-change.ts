import type { ScheduleId } from '@academy/domain/ids';
import type { CopyResult, RegularSchedule, ScheduleDraft } from '@academy/domain/schedule';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { scheduleApi } from './schedule-queries';

/** What a student has decided to do. */
export type Change =
  | { kind: 'create'; draft: ScheduleDraft }
  | { kind: 'edit'; id: ScheduleId; version: number; draft: ScheduleDraft }
  | { kind: 'cancel'; id: ScheduleId }
  | { kind: 'skip' | 'restore'; id: ScheduleId; date: CalendarDay }
  | { kind: 'copy'; month: CalendarMonth };

/** What the server made of it: the schedules as they stand now, and what a copy left out. */
export interface ChangeResult {
  schedules: RegularSchedule[];
  skipped: CopyResult['skipped'];
}

const one = (schedule: RegularSchedule): ChangeResult => ({ schedules: [schedule], skipped: [] });

/**
 * Asks the server. What takes no key answers the same when repeated: every change may be asked
 * again after a lost answer.
 */
export async function sendChange(change: Change, key: string): Promise<ChangeResult> {
  switch (change.kind) {
    case 'create':
      return one(await scheduleApi.createSchedule({ body: change.draft, key }));
    case 'edit':
      return one(
        await scheduleApi.editSchedule({
          params: { scheduleId: change.id },
          body: { ...change.draft, version: change.version },
          key,
        }),
      );
    case 'copy': {
      const { created, skipped } = await scheduleApi.copySchedules({
        body: { month: change.month },
        key,
      });
      return { schedules: created, skipped };
    }
    case 'cancel':
      return one(await scheduleApi.cancelSchedule({ params: { scheduleId: change.id } }));
    case 'skip':
      return one(
        await scheduleApi.cancelOccurrence({
          params: { scheduleId: change.id, date: change.date },
        }),
      );
    case 'restore':
      return one(
        await scheduleApi.restoreOccurrence({
          params: { scheduleId: change.id, date: change.date },
        }),
      );
  }
}
