import type { PickUp, SameDay } from '@academy/domain/meals';

/**
 * What the server said, with ticks on top that it has not confirmed yet, oldest first. A tick of a
 * student who is not in the list changes nothing.
 */
export function withTicks(day: SameDay, ticks: readonly PickUp[]): SameDay {
  if (ticks.length === 0) return day;
  const marks = new Map(
    ticks.map(({ studentId, meal, pickedUp }) => [`${studentId} ${meal}`, pickedUp]),
  );
  return {
    ...day,
    rows: day.rows.map((row) => ({
      ...row,
      lunchPickedUp: marks.get(`${row.studentId} lunch`) ?? row.lunchPickedUp,
      dinnerPickedUp: marks.get(`${row.studentId} dinner`) ?? row.dinnerPickedUp,
    })),
  };
}
