import {
  checkSchedule,
  tidySchedule,
  type RegularSchedule,
  type scheduleEndpoints,
} from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { once } from '../../http/writes/once';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { lockSchedules, noteChanges, refuseClash } from './own-schedules';
import { attach } from '../../shared/attachments/attach';
import { insertSchedule } from '../../shared/schedule/schedule-writes-db';
import { readSchedule } from './schedules-db';

/**
 * Asks for a schedule. A clash with one's own is decided under the student's lock: of two requests
 * at once the second sees the first.
 */
export async function createSchedule(db: Db, call: Call<typeof scheduleEndpoints.createSchedule>) {
  const {
    actor: { studentId },
    body: { attachmentIds, ...form },
    now,
    request,
  } = call;
  const again = (tx: Tx, { id }: RegularSchedule) => readSchedule(tx, studentId, id);
  return once(db, { ...call, again }, async (tx) => {
    refuseFields(checkSchedule(form, { today: seoulDay(now) }));
    const draft = tidySchedule(form);
    const mine = await lockSchedules(tx, studentId);
    refuseClash({ ...draft, exceptions: [] }, mine);
    const id = await insertSchedule(tx, {
      studentId,
      draft,
      exceptions: [],
      replacesId: null,
      now,
    });
    await attach(tx, { studentId, to: { scheduleId: id } }, attachmentIds);
    const after = await readSchedule(tx, studentId, id);
    await noteChanges(tx, request, mine, { action: 'create-schedule', after });
    return after;
  });
}
