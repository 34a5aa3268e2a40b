import { ApiError, errorText } from '@academy/api-client';
import { mayBeDone, outcomeOf, useCommand } from '@academy/app-kit/writes';
import type { ScheduleList } from '@academy/domain/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { scheduleQueries } from './schedule-queries';
import { scheduleResultTexts } from './schedule-texts';
import { sendChange, type Change, type ChangeResult } from './send-change';

/** The message about the last change: the next one takes its place. */
export const CHANGE_TOAST = 'schedule';

export interface Failure {
  change: Change;
  text: string;
  /** What the server says about single fields. */
  errors: Record<string, string>;
  /** Nobody is signed in any more: only a login helps. */
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
