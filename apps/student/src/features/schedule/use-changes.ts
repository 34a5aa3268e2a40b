import { ApiError, errorText } from '@academy/api-client';
import { mayBeDone, outcomeOf, useCommand } from '@academy/app-kit/writes';
import type { AttachmentId, ScheduleId } from '@academy/domain/ids';
import type {
  ScheduleList,
  CopyResult,
  RegularSchedule,
  ScheduleDraft,
} from '@academy/domain/schedule';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { scheduleQueries, scheduleApi } from './schedule-queries';
import { scheduleResultTexts } from './schedule-texts';

/** What a student has decided to do. */
type Change =
  | { kind: 'create'; draft: ScheduleDraft; attachmentIds: AttachmentId[] }
  | {
      kind: 'edit';
      id: ScheduleId;
      version: number;
      draft: ScheduleDraft;
      attachmentIds: AttachmentId[];
    }
  | { kind: 'cancel'; id: ScheduleId }
  | { kind: 'skip' | 'restore'; id: ScheduleId; date: CalendarDay }
  | { kind: 'copy'; month: CalendarMonth };

/** What the server made of it: the schedules as they are now, and what a copy left out. */
interface ChangeResult {
  schedules: RegularSchedule[];
  skipped: CopyResult['skipped'];
  /** It was done, and the server did not say with what. */
  untold?: boolean;
}

const one = (schedule: RegularSchedule): ChangeResult => ({ schedules: [schedule], skipped: [] });

/**
 * Asks the server. What takes no key answers the same when repeated: every change may be asked
 * again after a lost answer.
 */
async function sendChange(change: Change, key: string): Promise<ChangeResult> {
  switch (change.kind) {
    case 'create':
      return one(
        await scheduleApi.createSchedule({
          body: { ...change.draft, attachmentIds: change.attachmentIds },
          key,
        }),
      );
    case 'edit':
      return one(
        await scheduleApi.editSchedule({
          params: { scheduleId: change.id },
          body: {
            ...change.draft,
            attachmentIds: change.attachmentIds,
            version: change.version,
          },
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

/** The message about the last change: the next one takes its place. */
export const CHANGE_TOAST = 'schedule';

export interface Failure {
  change: Change;
  text: string;
  /** What the server says about single fields. */
  errors: Record<string, string>;
  /** The session has ended: only a login helps. */
  needsLogin: boolean;
}

/**
 * What happened to a change. The page shows the failure as well (`failure`), where the change was
 * made.
 */
type Outcome = { done: ChangeResult } | { failed: Failure };

function failureOf(change: Change, error: unknown): Failure {
  const fallback = mayBeDone(error)
    ? scheduleResultTexts.unsure
    : scheduleResultTexts.failed[change.kind];
  return {
    change,
    text: errorText(error, fallback),
    errors: (error instanceof ApiError && error.errors) || {},
    needsLogin: outcomeOf(error) === 'signed-out',
  };
}

const withChanged = (list: ScheduleList, { schedules }: ChangeResult): ScheduleList => {
  const changed = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const known = new Set(list.content.map(({ id }) => id));
  return {
    ...list,
    content: [
      ...list.content.map((schedule) => changed.get(schedule.id) ?? schedule),
      ...schedules.filter(({ id }) => !known.has(id)),
    ],
  };
};

/**
 * Asks for, edits and cancels schedules, one at a time, and keeps what the page shows true to it.
 */
export function useChanges() {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const command = useCommand({
    name: 'change schedules',
    send: sendChange,
    // The list is read again below.
    untold: (): ChangeResult => ({ schedules: [], skipped: [], untold: true }),
    onSuccess: (changed) =>
      queryClient.setQueryData(
        scheduleQueries.all().queryKey,
        (list) => list && withChanged(list, changed),
      ),
    // Also after a no: its reason (a clash, a decision of the manager) is not on the screen yet.
    onSettled: () => {
      for (const queryKey of [scheduleQueries.all().queryKey, ['applications']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });

  /** Two taps before the screen has changed are one: null for the second. */
  async function start(change: Change): Promise<Outcome | null> {
    if (command.isRunning()) return null;
    setFailure(undefined);
    try {
      return { done: await command.runAsync(change) };
    } catch (error) {
      const failed = failureOf(change, error);
      setFailure(failed);
      return { failed };
    }
  }

  return {
    start,
    /** What is under way now. */
    running: command.running,
    failure,
    /** Takes the last failure off the screen. */
    clearFailure: () => setFailure(undefined),
  };
}

export type Changes = ReturnType<typeof useChanges>;
