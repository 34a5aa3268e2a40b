import type { StudentId } from '@academy/domain/ids';
import type { LunchSettings, Reservation } from '@academy/domain/meals';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import { Refusal } from '../../http/errors/refusal';
import { auditValues, insertingAudit } from '../../shared/audit/audit-db';
import { notifyingManagers, notifyValues } from '../../shared/notify-db';
import { holdingSettings, lunchSettingsColumn } from '../../shared/settings/lunch-settings-db';

/**
 * Freezes today's prices for months that have none yet, as a part of a larger statement: a later
 * price change never rewrites an invoice. Without prices nothing is frozen.
 */
const freezingPrices = sql`
  insert into meal_bills (student_id, month, lunch_price, dinner_price)
  select ${sql.placeholder('studentId')}::bigint, month, ${sql.placeholder('lunchPrice')}::int, ${sql.placeholder('dinnerPrice')}::int
  from unnest(${sql.placeholder('pricedMonths')}::text[]) as month
  on conflict do nothing`;

const freezingValues = (
  months: readonly CalendarMonth[],
  { lunchPrice, dinnerPrice, pricesSet }: LunchSettings,
) => ({ lunchPrice, dinnerPrice, pricedMonths: pricesSet ? months : [] });

/** A row with the device and the counter of its last write. */
export type WrittenReservation = Reservation & {
  writtenDevice: string | null;
  writtenSeq: number | null;
};

const studentId = sql.placeholder('studentId');

const lock = statement<{ name: string }>(
  'lock_for_save',
  sql`with locked as materialized (select name from students where id = ${studentId} for no key update)
    select name, ${holdingSettings} from locked`,
);

/**
 * Locks the student's row (`lockStudent`), then the settings, in this order and before reading what
 * they guard. Returns the student's name.
 */
export async function lockForSave(tx: Tx, id: StudentId): Promise<string> {
  const [student] = await lock(tx, { studentId: id });
  if (!student) throw new Refusal('session-expired');
  return student.name;
}

interface FoundForSave {
  settings: Parameters<typeof lunchSettingsColumn.read>[0];
  rows: WrittenReservation[];
  hasMoney: boolean;
  isAway: boolean;
}

const read = statement<FoundForSave>(
  'read_for_save',
  sql`select ${lunchSettingsColumn.sql} as settings, coalesce((
      select json_agg(json_build_object('date', date, 'lunch', lunch, 'dinner', dinner, 'writtenDevice', written_device, 'writtenSeq', written_seq) order by date)
      from reservations where student_id = ${studentId} and date between ${sql.placeholder('first')} and ${sql.placeholder('last')}), '[]'::json) as rows,
    exists (select from deposit_entries where student_id = ${studentId} and month = any(${sql.placeholder('months')}::text[]) and voided_at is null) as "hasMoney",
    (exists (select from given_up_meals where student_id = ${studentId})
      or exists (select from absence_reasons where student_id = ${studentId} and status = 'APPROVED' and date between ${sql.placeholder('first')} and ${sql.placeholder('last')})
      or exists (select from regular_schedules where student_id = ${studentId} and status = 'APPROVED')) as "isAway"`,
);

/**
 * What a save is decided by: settings, the rows of its months, whether a payment came in, and
 * whether the student has leave or gave up a meal for it. Call it under the locks of `lockForSave`.
 */
export async function readForSave(
  tx: Tx,
  asked: {
    studentId: StudentId;
    first: CalendarDay;
    last: CalendarDay;
    months: readonly CalendarMonth[];
  },
): Promise<Omit<FoundForSave, 'settings'> & { settings: LunchSettings }> {
  const [found] = await read(tx, asked);
  const { settings, ...rest } = found ?? {
    settings: null,
    rows: [],
    hasMoney: false,
    isAway: false,
  };
  return { settings: lunchSettingsColumn.read(settings), ...rest };
}

/** The device and its counter, from `X-Client-Seq`. */
export interface ClientSeq {
  device: string;
  counter: number;
}

/**
 * Writes all rows. An unchanged row is not rewritten, but takes the new counter: a late, older save
 * of the same device has to lose against it.
 */
const upsert = sql`
    insert into reservations as r (student_id, date, lunch, dinner, updated_at, updated_by_kind, written_device, written_seq)
    select ${studentId}::bigint, date, lunch, dinner, ${sql.placeholder('now')}::timestamptz, 'student', ${sql.placeholder('writtenDevice')}::text, ${sql.placeholder('writtenSeq')}::bigint
    from unnest(${sql.placeholder('dates')}::date[], ${sql.placeholder('lunches')}::boolean[], ${sql.placeholder('dinners')}::boolean[]) as wished (date, lunch, dinner)
    on conflict (student_id, date) do update set
      lunch = excluded.lunch, dinner = excluded.dinner, updated_by_kind = excluded.updated_by_kind,
      updated_at = case when (r.lunch, r.dinner) is distinct from (excluded.lunch, excluded.dinner) then excluded.updated_at else r.updated_at end,
      written_device = excluded.written_device, written_seq = excluded.written_seq
    where (r.lunch, r.dinner, r.written_device, r.written_seq) is distinct from (excluded.lunch, excluded.dinner, excluded.written_device, excluded.written_seq)`;

const stamp = statement('stamp_days', upsert);
const write = statement(
  'write_save',
  sql`with saved as (${upsert}), frozen as (${freezingPrices}), logged as (${insertingAudit}) select ${notifyingManagers}`,
);

interface Stamped {
  studentId: StudentId;
  rows: readonly Reservation[];
  seq: ClientSeq | null;
  now: Date;
}

const stampValues = ({ rows, seq, now, ...rest }: Stamped) => ({
  ...rest,
  now: now.toISOString(),
  writtenDevice: seq?.device ?? null,
  writtenSeq: seq?.counter ?? null,
  dates: rows.map(({ date }) => date),
  lunches: rows.map(({ lunch }) => lunch),
  dinners: rows.map(({ dinner }) => dinner),
});

/** A save that changes nothing still stores the counter. */
export async function stampDays(tx: Tx, stamped: Stamped): Promise<void> {
  if (stamped.rows.length > 0) await stamp(tx, stampValues(stamped));
}

interface Written extends Stamped {
  trace: Parameters<typeof auditValues>[0];
  entry: Parameters<typeof auditValues>[1];
  event: Parameters<typeof notifyValues>[0];
  months: Parameters<typeof freezingValues>[0];
  settings: Parameters<typeof freezingValues>[1];
}

/**
 * Writes a save in one statement: the days, frozen prices of new months, the audit entry and the
 * live event.
 */
export async function writeSave(
  tx: Tx,
  { trace, entry, event, months, settings, ...stamped }: Written,
): Promise<void> {
  await write(tx, {
    ...stampValues(stamped),
    ...freezingValues(months, settings),
    ...auditValues(trace, entry),
    ...notifyValues(event),
  });
}
