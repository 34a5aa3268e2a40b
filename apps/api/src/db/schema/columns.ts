import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay, CalendarMonth, ClockTime } from '@academy/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { date, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { idColumn } from './id-column';

/**
 * A day in Korea, `YYYY-MM-DD`: never a JavaScript Date, which would drag the machine's time zone
 * in.
 */
export const calendarDay = () => date({ mode: 'string' }).$type<CalendarDay>();

/** `YYYY-MM` as text; give it the `isMonth` check. */
export const calendarMonth = () => text().$type<CalendarMonth>();

/** `HH:mm` in Korea, up to 24:00, as text; give it the `isClockTime` check. */
export const clockTime = () => text().$type<ClockTime>();

/** An instant in milliseconds, as precise as the JavaScript Date that it comes from and goes to. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/**
 * CHECK: one of these words. A list that grows with features is a `pgEnum` instead: a new word is
 * one line, `ALTER TYPE … ADD VALUE`, and no row is read for it.
 */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** CHECK: `YYYY-MM`. */
export const isMonth = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`;

/** CHECK: `HH:mm`, 24:00 is the end of the day. */
export const isClockTime = (column: AnyPgColumn): SQL =>
  sql`${column} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'`;

/**
 * Whether an id is one of these, whose number does not matter: they travel as one parameter, where
 * `inArray` takes one for each and the statement is read again for every length.
 */
export const isAmong = (column: AnyPgColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/** Whom a row concerns: triggers fill it from what the row says (migration 0002). */
export const concernedStudents = () =>
  idColumn<StudentId>()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Whether a row concerns this student; by the column's index. */
export const concerns = (column: AnyPgColumn, id: StudentId): SQL =>
  sql`${column} @> array[${id}]::bigint[]`;

/** One of a few words, kept as text; give it the `isOneOf` check with the same words. */
export const word = <W extends string>(_words: readonly W[]) => text().$type<W>();

/** CHECK: a number as it is kept: a Korean one in digits, or `+` with the country's code. */
export const isPhone = (column: AnyPgColumn, least: number): SQL =>
  sql`${column} ~ ${sql.raw(`'^(0[0-9]{${least - 1},10}|[+][1-9][0-9]{6,14})$'`)}`;
