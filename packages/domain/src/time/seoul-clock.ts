import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** The clocks in Seoul are this far ahead of UTC, at any instant. */
const AHEAD_HOURS = 9;

/*
 * Days and clocks are computed on dayjs objects in UTC mode, shifted by the offset: `utcOffset(9)`
 * goes through the device's own zone and is an hour off around its clock changes (ADR 0071). The
 * objects stay within this folder; what leaves it is text or a Date.
 */

/** The midnight that begins a day, on the clocks of Seoul. */
export const midnightOf = (date: string): Dayjs => dayjs.utc(`${date}T00:00:00Z`);

/** What the clocks in Seoul show at an instant. */
export const clockAt = (instant: Date): Dayjs => dayjs.utc(instant).add(AHEAD_HOURS, 'hour');

/** The instant at which the clocks in Seoul show this. */
export const instantOf = (clock: Dayjs): Date => clock.subtract(AHEAD_HOURS, 'hour').toDate();
