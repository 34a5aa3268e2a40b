import {
  cutoffOf,
  spareCount,
  spareOn,
  type LunchSettings,
  type Meal,
} from '@academy/domain/meals';
import { planOrder, type PlannedOrder } from '@academy/domain/messages';
import { seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readStoredLunchSettings } from '../../../shared/settings/lunch-settings-db';
import type { readOrderMail } from '../settings-db';
import { readCounts, readOrders, type StoredOrder } from './orders-db';

/** A day without meals. */
const NOTHING = { counts: { lunch: 0, dinner: 0 }, changedAt: null };
/** No day locks longer before it. */
export const AHEAD_DAYS = 31;

export interface DayPlan {
  date: CalendarDay;
  /** Every version that was ordered, from the first. */
  earlier: readonly StoredOrder[];
  /** What is to be ordered now, and how many of it are spare. */
  due: (PlannedOrder & { spares: Record<Meal, number> }) | null;
  /** Since when the day's first order could go out. */
  lockedAt: Date;
}

const latest = (...moments: readonly (Date | null)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

const earliest = ({ lunch, dinner }: Record<Meal, Date>) => (lunch < dinner ? lunch : dinner);

/** The days from today on of which a meal has locked. */
function lockedDays(settings: LunchSettings, now: Date) {
  const today = seoulDay(now);
  return Array.from({ length: AHEAD_DAYS + 1 }, (_, ahead) => shiftDay(today, ahead))
    .map((date) => ({
      date,
      cutoffs: {
        lunch: cutoffOf(settings, date, 'lunch'),
        dinner: cutoffOf(settings, date, 'dinner'),
      },
    }))
    .filter(({ cutoffs }) => earliest(cutoffs) <= now);
}

/**
 * What is to be ordered for each day that has locked and is not over. It looks at what is there,
 * not at what happened: whichever way a number changed, and however long the server stood still,
 * the next look finds it (docs/product/messages.md#orders). Three queries.
 */
export async function planDays(
  db: Db,
  mail: NonNullable<Awaited<ReturnType<typeof readOrderMail>>>,
  now: Date,
): Promise<DayPlan[]> {
  const { settings, updatedAt } = await readStoredLunchSettings(db);
  const days = lockedDays(settings, now);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const [countsOf, orders] = await Promise.all([
    readCounts(db, first.date, last.date),
    readOrders(db, first.date, last.date),
  ]);
  return days.map(({ date, cutoffs }) => {
    const earlier = orders.filter((other) => other.date === date);
    const { counts: eaten, changedAt } = countsOf.get(date) ?? NOTHING;
    const spareOf = (meal: Meal) => spareCount(spareOn(settings, date, meal), eaten[meal]);
    const planned = planOrder({
      date,
      counts: {
        lunch: eaten.lunch + spareOf('lunch'),
        dinner: eaten.dinner + spareOf('dinner'),
      },
      ordered: earlier.at(-1) ?? null,
      address: mail.address,
      // Spare portions and the address are settings: what is saved twice is one mail as well.
      changedAt: latest(changedAt, updatedAt, mail.changedAt),
      cutoffs,
      since: mail.since,
      now,
    });
    // A meal that is not due yet has no spare portions either.
    const spare = (meal: Meal) =>
      planned && planned.counts[meal] > 0 && cutoffs[meal] <= now ? spareOf(meal) : 0;
    return {
      date,
      earlier,
      due: planned && { ...planned, spares: { lunch: spare('lunch'), dinner: spare('dinner') } },
      lockedAt: earliest(cutoffs),
    };
  });
}
