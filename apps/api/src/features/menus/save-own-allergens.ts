import { allergenNames, tidyAllergens, type menuEndpoints } from '@academy/domain/menus';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { notify } from '../../shared/notify-db';
import { readOwnAllergens, writeOwnAllergens } from '../../shared/students/allergens-db';
import { lockStudent } from '../../shared/students/students-db';

/** Writes a student's whole list. Repeated it changes nothing and is not written down again. */
export const saveOwnAllergens = (
  db: Db,
  { actor: { studentId }, body, now, request }: Call<typeof menuEndpoints.saveOwnAllergens>,
): Promise<{ allergens: number[] }> =>
  transact(db, async (tx) => {
    const student = await lockStudent(tx, studentId);
    const before = await readOwnAllergens(tx, studentId);
    const allergens = tidyAllergens(body.allergens);
    if (allergens.join() === before.join()) return { allergens };
    await writeOwnAllergens(tx, studentId, allergens, now);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: student.name,
      role: 'STUDENT',
      action: 'save-allergens',
      entity: 'students',
      entityId: studentId,
      subject: student.name,
      before: { allergens: allergenNames(before) },
      after: { allergens: allergenNames(allergens) },
    });
    await notify(tx, { topic: 'students' }, [studentId]);
    // The kitchen's list of the day shows it.
    await notify(tx, { topic: 'meals', dates: [seoulDay(now)] });
    return { allergens };
  });
