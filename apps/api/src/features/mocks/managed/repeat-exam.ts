import type { MockExamId } from '@academy/domain/ids';
import { monthlyExams, type mockManagementEndpoints } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { madeRows } from '../../../shared/operations/restoring-rows-db';
import { holdPictures } from '../../../shared/pictures/stored-pictures-db';
import { writeExamPictures } from '../exam-pictures-db';
import { formFacts } from './exam-facts';
import {
  insertExam,
  keptExams,
  lockManagedExam,
  readManagedExams,
  readSomeExams,
} from './exams-db';
import { recordExam } from './undo-exams';
import { formNow } from './write-exam';

/** 매월: makes the next ones of an exam, each a draft; those that are there already are not made. */
export function repeatExam(db: Db, call: Call<typeof mockManagementEndpoints.repeatExam>) {
  const {
    params: { examId },
    body: { months },
    now,
  } = call;
  return once(db, call, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    const form = await formNow(tx, exam);
    const next = monthlyExams(form, {
      months,
      today: seoulDay(now),
      others: await readManagedExams(tx, now),
    });
    const missing = next.flatMap(({ exam: one, exists }) => (exists ? [] : [one]));
    if (missing.length === 0) return { content: [], undo: null };
    await holdPictures(tx, form.pictures);
    const made: { id: MockExamId; form: typeof form }[] = [];
    for (const one of missing) {
      const { pictures, ...columns } = one;
      const id = await insertExam(tx, columns, now);
      await writeExamPictures(tx, id, pictures, now);
      made.push({ id, form: one });
    }
    await auditManager(
      tx,
      call,
      made.map((one) => ({
        action: 'create-exam' as const,
        entity: 'mock-exams',
        entityId: one.id,
        subject: one.form.title,
        after: formFacts(one.form),
      })),
    );
    await notify(tx, { topic: 'mocks' });
    const ids = made.map(({ id }) => id);
    return {
      content: await readSomeExams(tx, ids, now),
      undo: await recordExam(tx, call, exam, await madeRows(tx, keptExams, ids)),
    };
  });
}
