import type { StudentId } from '@academy/domain/ids';
import type { StudentMoves } from '@academy/domain/moves';
import type { Db } from '../../../db/database';
import { readStudent } from '../students-db';
import { readMovesOf } from './student-moves-db';

/** Where a student came from and went to, with what they brought along. */
export async function readStudentMoves(db: Db, studentId: StudentId): Promise<StudentMoves> {
  await readStudent(db, studentId);
  const rows = await readMovesOf(db, studentId);
  return {
    content: rows.map(({ state, branch, url, day }) => ({
      way: state === 'arrived' ? 'in' : 'out',
      branch,
      url,
      day,
      planned: state === 'planned',
    })),
    histories: rows.find(({ state }) => state === 'arrived')?.histories ?? [],
  };
}
