import { newKey } from '@academy/app-kit/writes';
import { cellKey, markEditSchema, type MarkEdit } from '@academy/domain/attendance';
import type { ManagerId } from '@academy/domain/ids';
import { calendarDaySchema, type CalendarDay } from '@academy/domain/time';
import * as z from 'zod/mini';

const keptSchema = z.array(markEditSchema);
/** Two tabs of one manager don't write over each other's marks. */
const TAB = newKey();
const prefix = (manager: ManagerId) => `attendance-marks:${manager}:`;
const prefixOf = (manager: ManagerId, date: CalendarDay) => `${prefix(manager)}${date}:`;
const keysWith = (start: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(start));

function readKey(key: string): MarkEdit[] {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/**
 * The marks of a manager that have not reached the server: they outlive a reload and a crash on
 * this device. What other tabs left behind is taken over; should one of them still be open, both
 * send the same marks, which the server takes for agreement.
 */
export const keptMarks = {
  take(manager: ManagerId, date: CalendarDay): MarkEdit[] {
    const keys = keysWith(prefixOf(manager, date));
    const edits = keys.flatMap(readKey).toSorted((a, b) => (a.at < b.at ? -1 : 1));
    const latest = [...new Map(edits.map((edit) => [cellKey(edit), edit])).values()];
    for (const key of keys) localStorage.removeItem(key);
    keptMarks.put(manager, date, latest);
    return latest;
  },
  put(manager: ManagerId, date: CalendarDay, edits: readonly MarkEdit[]): void {
    const key = `${prefixOf(manager, date)}${TAB}`;
    try {
      if (edits.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(edits));
    } catch {
      // A full or closed storage keeps nothing; the screen still holds them.
    }
  },
  /** The days that have such marks. */
  days: (manager: ManagerId): CalendarDay[] => [
    ...new Set(
      keysWith(prefix(manager)).flatMap(
        (key) =>
          calendarDaySchema.safeParse(key.slice(prefix(manager).length, key.lastIndexOf(':')))
            .data ?? [],
      ),
    ),
  ],
};
