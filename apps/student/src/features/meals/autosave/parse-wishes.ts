import { mealSchema } from '@academy/domain/meals';
import { calendarDaySchema } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Wish } from './wish';

const wishSchema = z.object({
  date: calendarDaySchema,
  meal: mealSchema,
  value: z.boolean(),
  rev: z.string(),
  at: z.number(),
});

/**
 * Reads stored wishes one by one: a broken entry (an older version of the app, a half-written text)
 * does not take the others with it.
 */
export function readWishes(entries: readonly unknown[]): Wish[] {
  return entries.flatMap((entry) => {
    const read = wishSchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

export function parseWishes(text: string | null): Wish[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? readWishes(entries) : [];
  } catch {
    return [];
  }
}
