import {
  academyTexts,
  type ManagedHoliday,
  type settingsManagementEndpoints,
} from '@academy/domain/settings';
import type { Undoable } from '@academy/domain/operations';
import { oneLine } from '@academy/domain/text';
import { formatDay } from '@academy/domain/time';
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
  type Restorer,
  type UndoCall,
} from '../../shared/operations/operations-db';
import { restoringRows, watchRows } from '../../shared/operations/restoring-rows-db';
import {
  deleteHoliday,
  insertHoliday,
  isPublicHoliday,
  keptHolidays,
  lockHoliday,
  type HolidayKey,
} from './holidays-db';

type Endpoints = typeof settingsManagementEndpoints;

const ENTITY = 'holidays';

/** A day's number is its date and its name. */
const keyOf = ({ date, name }: HolidayKey) => `${date} ${name}`;

/** How the log names a day. */
const entryOf = ({ date, name }: HolidayKey) => ({
  entity: ENTITY,
  entityId: date,
  subject: `${formatDay(date)} ${name}`,
});

/** Keeps what happens to a day from here on, so that it can be taken back. */
async function watch(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  holiday: HolidayKey,
): Promise<() => Promise<Undoable>> {
  const changes = await watchRows(tx, keptHolidays, [keyOf(holiday)]);
  return async () =>
    recordOperation(
      tx,
      { kind: 'settings.change', by: actor.managerId, at: now, label: holiday.name },
      await changes(),
    );
}

/** Brings a day of the academy's own back, or takes it away again. */
export const restoreHolidays = {
  entity: keptHolidays.entity,
  restorer: (call: UndoCall, entries: ManagerEntry[]): Restorer =>
    restoringRows(keptHolidays, call, {
      label: ({ date, name }) => `${formatDay(date)} ${name}`,
      async follows(_tx, changes) {
        for (const { now, back } of changes) {
          const key = back ?? now;
          if (!key) continue;
          const said = { date: key.date, name: key.name };
          entries.push({
            action: back ? 'add-holiday' : 'remove-holiday',
            ...entryOf(key),
            ...(back ? { after: said } : { before: said }),
          });
        }
      },
    }),
};

/**
 * Enters a day on which the academy closes: not a public holiday again. The same day may have
 * several names of the academy's own, each once.
 */
export async function addHoliday(
  db: Db,
  call: Call<Endpoints['addHoliday']>,
): Promise<ManagedHoliday & { undo?: Undoable | null | undefined }> {
  const { actor, body, request } = call;
  const holiday = { date: body.date, name: oneLine(body.name) };
  refuseFields({ name: holiday.name === '' ? academyTexts.holidayName : undefined });
  return once(db, call, async (tx) => {
    const record = await watch(tx, call, holiday);
    if ((await isPublicHoliday(tx, holiday.date)) || !(await insertHoliday(tx, holiday)))
      throw new Refusal('holiday-exists');
    await auditManager(
      tx,
      { actor, request },
      { action: 'add-holiday', ...entryOf(holiday), after: holiday },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    return { ...holiday, source: 'academy' as const, undo: await record() };
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
    const record = await watch(tx, call, holiday);
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
    return { success: true as const, undo: await record() };
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
