import type { LunchSettings } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import { sql } from 'drizzle-orm';

/**
 * Freezes today's prices for months that have none yet, as a part of a larger statement: a later
 * price change never rewrites an invoice. Without prices nothing is frozen.
 */
export const freezingPrices = sql`
  insert into meal_bills (student_id, month, lunch_price, dinner_price)
  select ${sql.placeholder('studentId')}::bigint, month, ${sql.placeholder('lunchPrice')}::int, ${sql.placeholder('dinnerPrice')}::int
  from unnest(${sql.placeholder('pricedMonths')}::text[]) as month
  on conflict do nothing`;

export const freezingValues = (
  months: readonly CalendarMonth[],
  { lunchPrice, dinnerPrice, pricesSet }: LunchSettings,
) => ({ lunchPrice, dinnerPrice, pricedMonths: pricesSet ? months : [] });
