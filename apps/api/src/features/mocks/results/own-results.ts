import { ownResultEndpoints as endpoints, type OwnResults } from '@academy/domain/mocks';
import { oneLine } from '@academy/domain/text';
import type { StudentId } from '@academy/domain/ids';
import type { Db, Tx } from '../../../db/database';
import { traceOf } from '../../../http/log/trace';
import type { Call, Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { audit } from '../../../shared/audit/audit-db';
import { readPublishedResults } from '../../../shared/mock-results-db';
import { notify } from '../../../shared/notify-db';
import { lockStudent } from '../../../shared/students/students-db';
import { readTargets, writeTarget } from './targets-db';

const readOwn = async (db: Db | Tx, studentId: StudentId): Promise<OwnResults> => ({
  exams: (await readPublishedResults(db, { only: studentId })).map(
    ({ studentId: _own, ...exam }) => exam,
  ),
  targets: await readTargets(db, studentId),
});

/** Writes what a student wants to reach in a subject; the log says that, not what. */
function saveTarget(
  db: Db,
  { actor: { studentId }, body, now, request }: Call<typeof endpoints.saveTarget>,
): Promise<OwnResults> {
  const target = { ...body, subject: oneLine(body.subject) };
  const { subject, percentile, band } = target;
  return transact(db, async (tx) => {
    const student = await lockStudent(tx, studentId);
    const before = (await readTargets(tx, studentId)).find((one) => one.subject === subject);
    if ((before?.percentile ?? null) === percentile && (before?.band ?? null) === band)
      return readOwn(tx, studentId);
    await writeTarget(tx, studentId, target, now);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: student.name,
      role: 'STUDENT',
      action: 'set-mock-target',
      entity: 'mock-results',
      entityId: studentId,
      after: { subject },
    });
    await notify(tx, { topic: 'mocks' }, [studentId]);
    return readOwn(tx, studentId);
  });
}

/** A student's own results and targets. */
export function ownResultRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(endpoints.myResults, ({ actor: { studentId } }) => readOwn(db, studentId));
  serve(endpoints.saveTarget, (call) => saveTarget(db, call));
}
