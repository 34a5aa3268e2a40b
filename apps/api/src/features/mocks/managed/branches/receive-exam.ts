import { isOn } from '@academy/domain/features';
import type { Db } from '../../../../db/database';
import { transact } from '../../../../http/writes/transact';
import { auditOffice } from '../../../../shared/branches/audit-office';
import type { ExamOutcome, HandedExam } from '../../../../shared/branches/branches';
import { unpackPictures } from '../../../../shared/branches/handed-pictures';
import { notify } from '../../../../shared/notify-db';
import { keepHandedPictures } from '../../../../shared/pictures/stored-pictures-db';
import { readFeaturesOff } from '../../../../shared/settings/features-db';
import type { Store } from '../../../../store/store';
import { writeExamPictures } from '../../exam-pictures-db';
import { insertHandedExam } from './handed-exams-db';

/**
 * Makes a draft of an exam of the head office: once, whatever became of it since. One that was
 * deleted here is made again.
 */
export async function receiveExam(
  { db, store }: { db: Db; store: Pick<Store, 'put'> },
  { key: handedFrom, form, pictures }: HandedExam & { key: string },
  now: Date,
): Promise<ExamOutcome> {
  if (!isOn('mocks', await readFeaturesOff(db))) return 'feature-off';
  const kept = await unpackPictures(store, pictures);
  return transact(db, async (tx) => {
    const id = await insertHandedExam(tx, { ...form, handedFrom }, now);
    if (id === undefined) return 'there';
    await keepHandedPictures(tx, kept, now);
    await writeExamPictures(
      tx,
      id,
      kept.map(({ key, alt }) => ({ key, alt })),
      now,
    );
    await auditOffice(
      tx,
      { action: 'receive-exam', entity: 'mock-exams', entityId: id, subject: form.title },
      now,
    );
    await notify(tx, { topic: 'mocks' });
    return 'made';
  });
}
