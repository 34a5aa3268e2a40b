import type { CalendarDay } from '@academy/domain/time';
import type { StudentDraft } from '@academy/domain/students';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import type { PackedStudent, Refused } from '../../../shared/branches/moving';
import { lockStudents } from '../students-db';
import { packStudent } from './pack-student';
import { lockMove } from './student-moves-db';
import { takesIn } from './take-student-in';

/** What a student who was announced takes along. */
export const packAnnounced = (
  db: Db,
  { key, ...at }: { key: string; branch: string; lastDay: CalendarDay },
  now: Date,
): Promise<PackedStudent | Refused> =>
  transact(db, async (tx) => {
    const move = await lockMove(tx, key);
    const isGoing = move?.state === 'planned' || move?.state === 'gone';
    const [row] =
      isGoing && move.studentId !== null ? await lockStudents(tx, [move.studentId]) : [];
    return row ? packStudent(tx, row, { ...at, now }) : { problem: 'not-here' };
  });

/** How the branch would take a student in. */
export const previewTaking = (
  db: Db,
  draft: StudentDraft,
): Promise<{ returns: boolean } | Refused> =>
  db.transaction(async (tx) => {
    const taking = await takesIn(tx, draft);
    return taking.kind === 'refused'
      ? { problem: taking.problem }
      : { returns: taking.kind === 'returns' };
  });
