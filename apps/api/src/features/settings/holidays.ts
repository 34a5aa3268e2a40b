import {
  academyTexts,
  type ManagedHoliday,
  type settingsManagementEndpoints,
} from '@academy/domain/settings';
import type { Undoable } from '@academy/domain/operations';
import { oneLine } from '@academy/domain/text';
import { calendarDaySchema, formatDay } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/database';
import { renewHolidaysIn } from '../../db/seed/renew-holidays';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { transact } from '../../http/writes/transact';
import { auditManager, type ManagerEntry } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import {
  recordOperation,
  restoring,
  type Restorer,
  type UndoCall,
} from '../../shared/operations-db';
import { deleteHoliday, insertHoliday, lockHoliday, type HolidayKey } from './holidays-db';

type Endpoints = typeof settingsManagementEndpoints;

const ENTITY = 'holidays';
const holidaySchema = z.object({ date: calendarDaySchema, name: z.string() });
/** A day's number is its date and its name. */
const keyOf = (id: string): HolidayKey =>
  holidaySchema.parse({ date: id.slice(0, 10), name: id.slice(11) });

/** How the log names a day. */
const entryOf = ({ date, name }: HolidayKey) => ({
  entity: ENTITY,
  entityId: date,
  subject: `${formatDay(date)} ${name}`,
});

/** Keeps what was done to a day, so that it can be taken back. */
const record = (
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  change: { before: HolidayKey | null; after: HolidayKey | null },
) => {
  const { date = '', name = '' } = change.before ?? change.after ?? {};
  return recordOperation(
    tx,
    { kind: 'settings.change', by: actor.managerId, at: now, label: name },
    [{ entity: ENTITY, id: `${date} ${name}`, ...change }],
  );
};

/** Brings a day of the academy's own back, or takes it away again. */
export const restoreHolidays = {
  entity: ENTITY,
  restorer: (_call: UndoCall, entries: ManagerEntry[]): Restorer =>
    restoring<HolidayKey>({
      parse: (kept) => holidaySchema.parse(kept),
      read: async (tx, ids) => {
        const found = await Promise.all(ids.map((id) => lockHoliday(tx, keyOf(id))));
        return new Map(
          found.flatMap((row) =>
            row ? [[`${row.date} ${row.name}`, { date: row.date, name: row.name }]] : [],
          ),
        );
      },
      async write(tx, changes) {
        for (const { id, value } of changes) {
          const key = value ?? keyOf(id);
          if (value) await insertHoliday(tx, key);
          else await deleteHoliday(tx, key);
          entries.push({
            action: value ? 'add-holiday' : 'remove-holiday',
            ...entryOf(key),
            ...(value ? { after: key } : { before: key }),
          });
        }
      },
      label: ({ date, name }) => `${formatDay(date)} ${name}`,
    }),
};

/** Enters a day on which the academy closes. The same day may have several names, each once. */
export async function addHoliday(
  db: Db,
  call: Call<Endpoints['addHoliday']>,
): Promise<ManagedHoliday & { undo?: Undoable | null | undefined }> {
  const { actor, body, request } = call;
  const holiday = { date: body.date, name: oneLine(body.name) };
  refuseFields({ name: holiday.name === '' ? academyTexts.holidayName : undefined });
  return once(db, call, async (tx) => {
    if (!(await insertHoliday(tx, holiday))) throw new Refusal('holiday-exists');
    await auditManager(
      tx,
      { actor, request },
      { action: 'add-holiday', ...entryOf(holiday), after: holiday },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    const undo = await record(tx, call, { before: null, after: holiday });
    return { ...holiday, source: 'academy' as const, undo };
  });
}

/**
 * Takes a day of the academy's own away; the official calendar's days stay, because the next
 * renewal would bring them back.
 */
export async function removeHoliday(db: Db, call: Call<Endpoints['removeHoliday']>) {
  const { actor, params: holiday, request } = call;
  return once(db, call, async (tx) => {
    const found = await lockHoliday(tx, holiday);
    if (!found) throw new Refusal('not-found');
    if (found.source === 'public') throw new Refusal('holiday-public');
    await deleteHoliday(tx, holiday);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'remove-holiday',
        ...entryOf(holiday),
        before: { date: holiday.date, name: holiday.name },
      },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    const undo = await record(tx, call, { before: holiday, after: null });
    return { success: true as const, undo };
  });
}

/**
 * Makes the public holidays those of the installed official calendar; answers how many came new.
 */
export async function renewPublicHolidays(
  db: Db,
  { actor, request }: Call<Endpoints['renewHolidays']>,
) {
  return transact(db, async (tx) => {
    const renewed = await renewHolidaysIn(tx);
    await auditManager(
      tx,
      { actor, request },
      { action: 'renew-holidays', entity: ENTITY, entityId: null, after: renewed },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    return renewed;
  });
}
