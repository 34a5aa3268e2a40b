import {
  allSeats,
  checkRooms,
  planIn,
  roomsOf,
  seatPlanName,
  type SeatPlan,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/errors/refusal';
import { refuseFields } from '../../../../http/errors/refuse-fields';
import { once } from '../../../../http/writes/once';
import type { Call } from '../../../../http/serve';
import { auditManager } from '../../../../shared/audit/manager-audit-db';
import { notify } from '../../../../shared/notify-db';
import { recordOperation } from '../../../../shared/operations/operations-db';
import { lockManagedExam } from '../exams-db';
import { readManagedRegistrations } from '../registrations/registrations-db';
import { readSeatPlan, writeSeatPlan } from './seat-plan-db';

export const seatPlanFacts = ({
  rows,
  columns,
  rooms,
  seats,
  saved,
}: SeatPlan & { saved: boolean }) => ({
  seatRows: saved ? rows : null,
  seatColumns: saved ? columns : null,
  seatRooms: saved ? (rooms?.map(({ name }) => name) ?? null) : null,
  seated: seats.length,
});

/** One seat for each and each on one seat, all of them in the rooms. */
function refuseImpossible(plan: SeatPlan): void {
  const rooms = roomsOf(plan);
  const { seats } = plan;
  const wrong = checkRooms(rooms);
  if (wrong !== undefined) refuseFields({ rooms: wrong });
  const most = allSeats(rooms);
  if (seats.some(({ seat }) => seat > most)) throw new Refusal('seats-too-few');
  const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
  if (
    !distinct(seats.map(({ seat }) => seat)) ||
    !distinct(seats.map(({ registrationId }) => registrationId))
  )
    throw new Refusal('seat-twice');
}

/**
 * Saves the seats. Students who no longer sit on site are left out: the answer is the plan as
 * stored.
 */
export function saveSeatPlan(db: Db, call: Call<typeof mockManagementEndpoints.saveSeatPlan>) {
  const {
    params: { examId },
    body: plan,
    now,
  } = call;
  refuseImpossible(plan);
  return once(db, { ...call, again: (tx) => readSeatPlan(tx, examId) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    if (exam.state === 'CANCELLED') throw new Refusal('exam-cancelled');
    const before = await readSeatPlan(tx, examId);
    const onSite = (await readManagedRegistrations(tx, examId)).filter(
      ({ onSiteState }) => onSiteState === 'confirmed',
    );
    const sitting = new Set(onSite.map(({ id }) => id));
    await writeSeatPlan(tx, examId, {
      ...planIn(roomsOf(plan), plan.seats),
      seats: plan.seats.filter(({ registrationId }) => sitting.has(registrationId)),
    });
    const after = await readSeatPlan(tx, examId);
    await auditManager(tx, call, {
      action: 'save-seat-plan',
      entity: 'mock-exams',
      entityId: examId,
      subject: exam.title,
      before: seatPlanFacts(before),
      after: seatPlanFacts(after),
    });
    await notify(
      tx,
      { topic: 'mocks' },
      onSite.map(({ studentId }) => studentId),
    );
    const undo = await recordOperation(
      tx,
      {
        kind: 'mocks.seats',
        by: call.actor.managerId,
        at: now,
        label: seatPlanName(exam.title),
      },
      [{ entity: 'seat-plan', id: examId, before, after }],
    );
    return { ...after, undo };
  });
}
