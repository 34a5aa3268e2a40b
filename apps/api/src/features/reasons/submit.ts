import {
  checkReason,
  tidyReason,
  type AbsenceReason,
  type reasonEndpoints,
} from '@academy/domain/reasons';
import { checkDayOrder } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { once } from '../../http/writes/once';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { attach } from '../../shared/attachments/attach';
import { refuseContrary } from '../../shared/schedule/refuse-contrary';
import { insertReason } from '../../shared/schedule/reasons-db';
import { lockStudent } from '../../shared/students/students-db';
import { noteChange, refuseSecond } from './own-reason';
import { readReason } from './reasons-db';

/** Submits a reason for a day, once per day and type, and answers its receipt. */
export async function submitReason(db: Db, call: Call<typeof reasonEndpoints.submitReason>) {
  const {
    actor: { studentId },
    body: { attachmentIds, ...form },
    now,
    request,
  } = call;
  const again = (tx: Tx, { id }: AbsenceReason) => readReason(tx, studentId, id);
  return once(db, { ...call, again }, async (tx) => {
    refuseFields(checkReason(form, { today: seoulDay(now) }));
    const draft = tidyReason(form);
    const { name: studentName } = await lockStudent(tx, studentId);
    await refuseSecond(tx, studentId, draft);
    await refuseContrary(tx, studentId, draft, checkDayOrder);
    const reasonId = await insertReason(tx, studentId, draft, { now });
    await attach(tx, { studentId, to: { reasonId } }, attachmentIds);
    const after = await readReason(tx, studentId, reasonId);
    await noteChange(tx, request, { studentId, studentName }, { action: 'submit-reason', after });
    return after;
  });
}
