import {
  academyTexts,
  type ManagedHoliday,
  type settingsManagementEndpoints,
} from '@academy/domain/settings';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { renewHolidaysIn } from '../../db/seed/renew-holidays';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { deleteHoliday, insertHoliday, lockHoliday, type HolidayKey } from './holidays-db';

type Endpoints = typeof settingsManagementEndpoints;

const ENTITY = 'holidays';
/** How the log names a day. */
const entryOf = ({ date, name }: HolidayKey) => ({
  entity: ENTITY,
  entityId: date,
  subject: `${formatDay(date)} ${name}`,
});

/** Enters a day on which the academy closes. The same day may have several names, each once. */
export async function addHoliday(
  db: Db,
  call: Call<Endpoints['addHoliday']>,
): Promise<ManagedHoliday> {
  const { actor, body, request } = call;
  const holiday = { date: body.date, name: body.name.trim() };
  refuseFields({ name: holiday.name === '' ? academyTexts.holidayName : undefined });
  return once(db, call, async (tx) => {
    if (!(await insertHoliday(tx, holiday))) throw new Refusal(409, 'holiday-exists');
    await auditManager(
      tx,
      { actor, request },
      { action: 'add-holiday', ...entryOf(holiday), after: holiday },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    return { ...holiday, source: 'academy' as const };
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
    if (!found) throw new Refusal(404, 'not-found');
    if (found.source === 'public') throw new Refusal(409, 'holiday-public');
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
    return { success: true as const };
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
