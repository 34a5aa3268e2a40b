import type { MockExamId } from '@academy/domain/ids';
import {
  examFieldTexts as texts,
  decideExamChange,
  decideExtension,
  registrationClosesAt,
  type ManagedExam,
  type ManagedRegistration,
  type WrittenExam,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import type { Db, Tx } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager, type ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import type { OperationEntry } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';
import { keptExams, lockManagedExam, readManagedExam, updateExam, type ExamRow } from './exams-db';
import { registrationFacts } from './exam-facts';
import {
  cancelAll,
  keptStandings,
  readManagedRegistrations,
} from './registrations/registrations-db';
import { takeBackReminders } from '../reminders/reminder-messages-db';
import { recordExam } from './undo-exams';
import { allow } from './write-exam';

type Endpoints = typeof mockManagementEndpoints;
type TurnCall = Call<Endpoints['closeExam']>;

/** What both sides of the log say of when students register. */
const timesOf = ({ registrationEndDate, closedEarly }: ManagedExam) => ({
  registrationEndDate,
  closedEarly,
});

async function finish(
  tx: Tx,
  call: Pick<TurnCall, 'actor' | 'request' | 'now'>,
  exam: ManagedExam,
  change: Partial<ExamRow>,
  entries: (after: ManagedExam) => ManagerEntry[],
  registrations: () => Promise<OperationEntry[]> = () => Promise.resolve([]),
): Promise<WrittenExam> {
  const changes = await watchRows(tx, keptExams, [exam.id]);
  await updateExam(tx, exam.id, change, call.now);
  const after = await readManagedExam(tx, exam.id, call.now);
  await auditManager(tx, call, entries(after));
  await notify(tx, { topic: 'mocks' }, 'all');
  const undo = await recordExam(tx, call, after, [
    ...(await changes()),
    ...(await registrations()),
  ]);
  return { ...after, undo };
}

/** 접수 지금 마감. Closing a closed one changes nothing. */
export function closeExam(db: Db, call: TurnCall): Promise<WrittenExam> {
  const {
    params: { examId },
    now,
  } = call;
  return once(db, { ...call, again: (tx) => readManagedExam(tx, examId, now) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    allow(decideExamChange(exam.state, 'close'));
    if (exam.closedEarly) return exam;
    return finish(tx, call, exam, { closedAt: now }, (after) => [
      {
        action: 'close-exam',
        entity: 'mock-exams',
        entityId: examId,
        subject: exam.title,
        before: timesOf(exam),
        after: timesOf(after),
      },
    ]);
  });
}

/** 기간 연장, to the end of a day that is not over: opens one again that was closed early. */
export function extendExam(db: Db, call: Call<Endpoints['extendExam']>): Promise<WrittenExam> {
  const {
    params: { examId },
    body: { until },
    now,
  } = call;
  return once(db, { ...call, again: (tx) => readManagedExam(tx, examId, now) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    allow(decideExtension(exam.state, registrationClosesAt({ registrationEndDate: until }), now));
    if (until < exam.registrationStartDate) refuseFields({ until: texts.endBeforeStart });
    return finish(tx, call, exam, { registrationEndDate: until, closedAt: null }, (after) => [
      {
        action: 'extend-exam',
        entity: 'mock-exams',
        entityId: examId,
        subject: exam.title,
        before: timesOf(exam),
        after: timesOf(after),
      },
    ]);
  });
}

/** Cancels every active registration; returns each before and after. */
async function cancelStanding(
  tx: Tx,
  examId: MockExamId,
  standing: readonly ManagedRegistration[],
  now: Date,
) {
  await cancelAll(tx, examId, now);
  const ids = standing.map(({ id }) => id);
  const cancelled = new Map(
    (await readManagedRegistrations(tx, examId, ids)).map((row) => [row.id, row]),
  );
  return standing.flatMap((before) => {
    const after = cancelled.get(before.id);
    return after ? [{ before, after }] : [];
  });
}

/**
 * 시험 취소: all registrations are cancelled with it, seats and line are cleared, and what was paid is
 * owed back.
 */
export function cancelExam(db: Db, call: Call<Endpoints['cancelExam']>): Promise<WrittenExam> {
  const {
    params: { examId },
    body,
    now,
  } = call;
  const reason = body.reason.trim();
  if (reason === '') refuseFields({ reason: texts.reason });
  return once(db, { ...call, again: (tx) => readManagedExam(tx, examId, now) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    allow(decideExamChange(exam.state, 'cancel'));
    const standing = (await readManagedRegistrations(tx, examId)).filter(
      ({ canceledAt }) => canceledAt === null,
    );
    const stood = await watchRows(
      tx,
      keptStandings,
      standing.map(({ id }) => id),
    );
    const cancelled = await cancelStanding(tx, examId, standing, now);
    await takeBackReminders(tx, examId);
    return finish(
      tx,
      call,
      exam,
      { cancelledAt: now, cancelReason: reason, registered: 0, onSiteTaken: 0, waitingCount: 0 },
      () => [
        {
          action: 'cancel-exam',
          entity: 'mock-exams',
          entityId: examId,
          subject: exam.title,
          before: { cancelReason: null },
          after: { cancelReason: reason },
        },
        ...cancelled.map(({ before, after }) => ({
          action: 'cancel-registrations' as const,
          entity: 'mock-registrations',
          entityId: before.id,
          subject: before.name,
          before: registrationFacts(before),
          after: { ...registrationFacts(after), note: reason },
        })),
      ],
      stood,
    );
  });
}
