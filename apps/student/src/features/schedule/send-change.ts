import { mayBeDone } from '@academy/app-kit/writes';
import { IDEMPOTENCY_HEADER } from '@academy/domain/http';
import type { ScheduleId } from '@academy/domain/ids';
import type { CopyResult, RegularSchedule, ScheduleDraft } from '@academy/domain/schedule';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { attemptKey, forgetAttempt } from '../../shared/attempt-keys';
import { scheduleApi } from './schedule-queries';

/** What a student has decided to do. */
export type Change =
  | { kind: 'create'; draft: ScheduleDraft }
  | { kind: 'edit'; id: ScheduleId; version: number; draft: ScheduleDraft }
  | { kind: 'cancel'; id: ScheduleId }
  | { kind: 'skip' | 'restore'; id: ScheduleId; date: CalendarDay }
  | { kind: 'copy'; month: CalendarMonth };

/** What the server made of it: the schedules as they stand now, and what a copy left out. */
export interface Changed {
  schedules: RegularSchedule[];
  skipped: CopyResult['skipped'];
}

async function once<Answer>(
  wish: Change,
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(wish);
  try {
    const answer = await call({ [IDEMPOTENCY_HEADER]: attemptKey(text) });
    forgetAttempt(text);
    return answer;
  } catch (error) {
    if (!mayBeDone(error)) forgetAttempt(text);
    throw error;
  }
}

const one = (schedule: RegularSchedule): Changed => ({ schedules: [schedule], skipped: [] });

/**
 * Asks the server. Every change may be asked again after a lost answer: it is done once (the others
 * answer the same when repeated).
 */
export async function sendChange(change: Change): Promise<Changed> {
  switch (change.kind) {
    case 'create':
      return one(
        await once(change, (headers) =>
          scheduleApi.createSchedule({ body: change.draft, headers }),
        ),
      );
    case 'edit':
      return one(
        await once(change, (headers) =>
          scheduleApi.editSchedule({
            params: { scheduleId: change.id },
            body: { ...change.draft, version: change.version },
            headers,
          }),
        ),
      );
    case 'copy': {
      const { created, skipped } = await once(change, (headers) =>
        scheduleApi.copySchedules({ body: { month: change.month }, headers }),
      );
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
