import {
  refuseResults,
  type resultManagementEndpoints,
  type WrittenResults,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { takeBackResults, tellResults } from './tell-results';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';
import { lockManagedExam } from '../managed/exams-db';
import {
  keptReleases,
  readExamResults,
  readPublishedAt,
  readResultsByStudent,
  writeRelease,
} from './results-db';
import { currentResults } from './save-results';

/** 공개: from now on students and guardians see the results of an exam; or not any more. */
export function publishResults(
  db: Db,
  call: Call<typeof resultManagementEndpoints.publishResults>,
): Promise<WrittenResults> {
  const {
    actor: { managerId },
    params: { examId },
    body: { published },
    now,
  } = call;
  return once(db, { ...call, again: currentResults(examId, now) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    const whose = [...(await readResultsByStudent(tx, examId)).keys()];
    const refused = published
      ? (refuseResults(exam, seoulDay(now)) ?? (whose.length === 0 ? 'no-results' : null))
      : null;
    if (refused) throw new Refusal(refused);
    if (((await readPublishedAt(tx, examId)) !== null) === published)
      return { results: await readExamResults(tx, examId, now), changed: 0, undo: null };

    await (published ? tellResults(tx, whose, { exam, now }) : takeBackResults(tx, whose, examId));
    const changed = await watchRows(tx, keptReleases, [examId]);
    await writeRelease(tx, examId, published ? { at: now, by: managerId } : null);
    const facts = { students: whose.length };
    await auditManager(tx, call, {
      action: published ? 'publish-mock-results' : 'hide-mock-results',
      entity: 'mock-results',
      entityId: examId,
      subject: exam.title,
      ...(published ? { after: facts } : { before: facts }),
    });
    const undo = await recordOperation(
      tx,
      { kind: 'mocks.results', by: managerId, at: now, label: exam.title },
      await changed(),
    );
    await notify(tx, { topic: 'mocks' }, whose);
    return { results: await readExamResults(tx, examId, now), changed: 1, undo };
  });
}
