import { clampDay, isRealDay, type CalendarDay } from './calendar-day';

/**
 * `clamped`: the date was real but outside 1900–2100, and the nearest accepted day is in for
 * it.
 */
export type DayInput =
  | { valid: true; day: CalendarDay; clamped: boolean }
  | { valid: false; reason: 'empty' | 'not-a-day' };

/**
 * Reads what a person typed or pasted into a date field: only a real `YYYY-MM-DD`, clamped to
 * 1900-01-01..2100-12-31. Blanks around it are forgiven; `2026-2-3`, `2026.02.03` and 2026-02-30
 * are not.
 */
export function parseDayInput(text: string): DayInput {
  const trimmed = text.trim();
  if (trimmed === '') return { valid: false, reason: 'empty' };
  if (!isRealDay(trimmed)) return { valid: false, reason: 'not-a-day' };
  const day = clampDay(trimmed);
  return { valid: true, day, clamped: day !== trimmed };
}
