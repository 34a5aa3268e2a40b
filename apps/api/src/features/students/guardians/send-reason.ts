import {
  GUARDIAN_REQUESTS_A_DAY,
  isSentAgain,
  type guardianRequestEndpoints,
} from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import {
  checkReason,
  existingReason,
  tidyReason,
  type AbsenceReason,
  type ReasonDraft,
} from '@academy/domain/reasons';
import { checkDayOrder } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal, tooMany } from '../../../http/errors/refusal';
import { refuseFields } from '../../../http/errors/refuse-fields';
import { secondsUntil, spend } from '../../../http/limits/limits';
import { traceOf } from '../../../http/log/trace';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { audit } from '../../../shared/audit/audit-db';
import { notify } from '../../../shared/notify-db';
import { refuseContrary } from '../../../shared/schedule/refuse-contrary';
import { insertReason, readReasonsOfDate } from '../../../shared/schedule/reasons-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { lockStudent } from '../../../shared/students/students-db';
import { openLink } from './open-link';

type SendCall = Call<typeof guardianRequestEndpoints.sendGuardianReason>;
interface Deps {
  db: Db;
  keys: AuthKeys;
}

const DAY_SECONDS = 86_400;

/** Refuses those who are no guardian of the child, and all where the academy takes none. */
async function admit(tx: Tx, keys: AuthKeys, call: SendCall): Promise<void> {
  const { body } = call;
  const { children } = await openLink(tx, keys, call);
  if (!children.some(({ id }) => id === body.studentId)) throw new Refusal('not-found');
  const { guardianRequests } = await readAttendanceSettings(tx);
  if (!guardianRequests) throw new Refusal('reason-guardians-off');
}

/** After the link has shown itself to be one: guessing addresses uses up no guardian's limit. */
async function spendOne(db: Db, { params, now }: SendCall): Promise<void> {
  const exhausted = await spend(
    db,
    [
      {
        key: `guardian-requests:${params.linkId}`,
        limit: GUARDIAN_REQUESTS_A_DAY,
        seconds: DAY_SECONDS,
      },
    ],
    now,
  );
  if (exhausted.length > 0)
    throw tooMany(
      secondsUntil(
        exhausted.map(({ until }) => until),
        now,
      ),
    );
}

async function write(
  tx: Tx,
  { request, now }: SendCall,
  studentId: StudentId,
  draft: ReasonDraft,
): Promise<AbsenceReason> {
  const { name } = await lockStudent(tx, studentId);
  const ofDay = () => readReasonsOfDate(tx, studentId, draft.date);
  const standing = existingReason(await ofDay(), draft);
  if (standing && isSentAgain(standing, draft)) return standing;
  if (standing) throw new Refusal('reason-exists');
  await refuseContrary(tx, studentId, draft, checkDayOrder);
  const id = await insertReason(tx, studentId, draft, { byGuardian: true, now });
  const after = (await ofDay()).find((reason) => reason.id === id);
  if (!after) throw new Error(`reason ${id} was not kept`);
  await audit(tx, traceOf(request), {
    actorKind: 'system',
    actorId: null,
    actorName: '보호자',
    role: null,
    action: 'send-guardian-reason',
    entity: 'absence-reasons',
    entityId: id,
    subject: name,
    after,
  });
  await notify(tx, { topic: 'approvals' }, [studentId]);
  return after;
}

/** A guardian tells of a child's absence: it waits for the desk like the student's own. */
export async function sendReason({ db, keys }: Deps, call: SendCall) {
  const { studentId, ...form } = call.body;
  await db.transaction((tx) => admit(tx, keys, call), { accessMode: 'read only' });
  refuseFields(checkReason(form, { today: seoulDay(call.now) }));
  await spendOne(db, call);
  const { receiptNumber, status } = await transact(db, async (tx) => {
    await admit(tx, keys, call);
    return write(tx, call, studentId, tidyReason(form));
  });
  return { receiptNumber, status };
}
