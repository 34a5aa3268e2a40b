import type {
  MealsOfDay,
  Reservation,
  ReservationChange,
  SaveResult,
  SkippedMeal,
} from '@academy/domain/meals';
import { monthOf, type CalendarDay } from '@academy/domain/time';

interface Row {
  lunch: boolean;
  dinner: boolean;
  /** The highest counter seen of each device. */
  seen: Map<string, number>;
}

/**
 * Saves as the API does: only meals that differ from `base`, older counters of a device ignored,
 * refusals listed.
 */
export function createFakeServer() {
  const rows = new Map<CalendarDay, Row>();
  const locked = new Set<CalendarDay>();
  const rowOf = (date: CalendarDay): Row => {
    const row = rows.get(date) ?? { lunch: false, dinner: false, seen: new Map() };
    rows.set(date, row);
    return row;
  };
  const toReservation = (date: CalendarDay): Reservation => ({
    date,
    lunch: rowOf(date).lunch,
    dinner: rowOf(date).dinner,
  });

  return {
    locked,
    read: (date: CalendarDay): MealsOfDay => ({
      lunch: rows.get(date)?.lunch ?? false,
      dinner: rows.get(date)?.dinner ?? false,
    }),
    save(changes: readonly ReservationChange[], seq: string): SaveResult {
      const [device = '', counterText = ''] = seq.split(':');
      const counter = Number(counterText);
      const saved: Reservation[] = [];
      const skipped: SkippedMeal[] = [];
      for (const change of changes) {
        const row = rowOf(change.date);
        if (counter >= (row.seen.get(device) ?? 0)) {
          row.seen.set(device, counter);
          for (const meal of ['lunch', 'dinner'] as const) {
            if (change.base && change[meal] === change.base[meal]) continue;
            if (row[meal] === change[meal]) continue;
            if (locked.has(change.date))
              skipped.push({
                date: change.date,
                meal,
                reason: 'cutoff-passed',
                message: '전날 14:00 이후에는 변경할 수 없어요.',
              });
            else row[meal] = change[meal];
          }
        }
        saved.push(toReservation(change.date));
      }
      const months = new Set(changes.map(({ date }) => monthOf(date)));
      return {
        saved,
        skipped,
        month: [...rows.keys()].filter((date) => months.has(monthOf(date))).map(toReservation),
      };
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
