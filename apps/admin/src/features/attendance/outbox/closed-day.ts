import { ApiError } from '@academy/api-client';
import type { OpenEdit } from '@academy/app-kit/writes/outbox';
import type { CalendarDay } from '@academy/domain/time';
import * as z from 'zod/mini';

/** Why a closed day is changed; null while the edit waits for the reason. */
export const reasonSchema = z.optional(z.nullable(z.string()));

interface DayEdit {
  date: CalendarDay;
  reason?: z.output<typeof reasonSchema>;
}

/** Edits that met a closed day wait for a reason; undefined after any other failure. */
export const waitForReason = <Edit extends DayEdit>(error: unknown, edits: readonly Edit[]) =>
  error instanceof ApiError && error.code === 'day-closed'
    ? edits.map((edit) => ({ ...edit, reason: null }))
    : undefined;

interface Outbox<Edit> {
  getSnapshot: () => { edits: ReadonlyMap<string, OpenEdit<Edit>> };
  rewrite: (edits: readonly OpenEdit<Edit>[]) => void;
  discard: (edits: readonly OpenEdit<Edit>[]) => void;
}

/** What is asked and answered about the edits that wait for a reason. */
export function closedDays<Edit extends DayEdit>(outbox: Outbox<Edit>) {
  const waiting = (date: CalendarDay) =>
    [...outbox.getSnapshot().edits.values()].filter(
      (edit) => edit.date === date && edit.reason === null,
    );
  return {
    isAsking: (date: CalendarDay) => waiting(date).length > 0,
    giveReason: (date: CalendarDay, reason: string) =>
      outbox.rewrite(waiting(date).map((edit) => ({ ...edit, reason }))),
    giveUp: (date: CalendarDay) => outbox.discard(waiting(date)),
  };
}
