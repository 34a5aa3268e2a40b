import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { decideExamReturn, decideRegistrationReturns, examReturnText } from '@academy/domain/mocks';
import type { Undoable } from '@academy/domain/operations';
import { pictureGoneText } from '@academy/domain/pictures';
import { groupBy } from '@academy/domain/collections';
import type { Tx } from '../../../db/database';
import type { ManagerEntry } from '../../../shared/audit/manager-audit-db';
import type { KeptRow } from '../../../shared/operations/kept-rows-db';
import {
  recordOperation,
  type OperationEntry,
  type Restorer,
  type UndoCall,
} from '../../../shared/operations/operations-db';
import { restoringRows } from '../../../shared/operations/restoring-rows-db';
import type { RowChange } from '../../../shared/operations/stored-rows-db';
import { heldPictures, keepTakenOff } from '../../../shared/pictures/stored-pictures-db';
import {
  countRegistrations,
  countResults,
  keptExams,
  lockManagedExam,
  readManagedExam,
  recountSeats,
} from './exams-db';
import { cancelRegistration } from '../seats-db';
import { formFacts, formOf, registrationFacts } from './exam-facts';
import {
  keptStandings,
  lockRegistrationsOf,
  readManagedRegistrations,
  writeStandings,
} from './registrations/registrations-db';

type Exam = KeptRow<typeof keptExams>;
type Standing = KeptRow<typeof keptStandings>;

/** Stores a change of an exam, and of registrations with it. */
export const recordExam = (
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  { title }: { title: string },
  entries: readonly OperationEntry[],
): Promise<Undoable> =>
  recordOperation(tx, { kind: 'mocks.exam', by: actor.managerId, at: now, label: title }, entries);

/** What taking back touched: what the log says of it, whose screens follow, which line moves. */
export interface TouchedMocks {
  entries: ManagerEntry[];
  students: Set<StudentId>;
  exams: Set<MockExamId>;
}

/** Exams that cannot go back: for those who registered since, or without a picture. */
async function examsHeld(tx: Tx, changes: readonly RowChange<Exam>[], now: Date) {
  const reasons = new Map<string, string>();
  for (const { id, now: present, back } of changes) {
    const keys = back?.pictures.map(({ key }) => key) ?? [];
    const there = await heldPictures(tx, keys);
    if (keys.some((key) => !there.has(key))) reasons.set(id, pictureGoneText);
    if (present === null) continue;
    const reason = decideExamReturn(back, {
      ...(await readManagedExam(tx, present.id, now)),
      registrations: await countRegistrations(tx, present.id),
      results: await countResults(tx, present.id),
    });
    if (reason !== null) reasons.set(id, examReturnText(reason));
  }
  return reasons;
}

const notedExam = (exam: Exam | null) => exam && formFacts(formOf(exam, exam.pictures));

/** Brings an exam back as it was: its form, closed or open, taking place or not, there or not. */
export const exams = (call: UndoCall, touched: TouchedMocks): Restorer =>
  restoringRows(keptExams, call, {
    blocked: (tx, changes) => examsHeld(tx, changes, call.now),
    async follows(tx, changes) {
      for (const { now, back } of changes) {
        const [had, has] = [now?.pictures ?? [], back?.pictures ?? []];
        if (back) {
          await keepTakenOff(tx, { had, has, now: call.now });
          touched.exams.add(back.id);
        }
        const one = back ?? now;
        if (!one) continue;
        touched.entries.push({
          action: 'undo-mocks',
          entity: 'mock-exams',
          entityId: one.id,
          subject: one.title,
          before: notedExam(now),
          after: notedExam(back),
        });
      }
    },
    label: ({ title }) => title,
  });

/** Registrations whose exam does not take place, or whose seat or student is taken. */
async function standingsHeld(tx: Tx, changes: readonly RowChange<Standing>[], now: Date) {
  const reasons = new Map<string, string>();
  const returning = changes.flatMap(({ now: present, back }) =>
    back
      ? [
          {
            ...back,
            standsAgain: back.canceledAt === null && (present?.canceledAt ?? null) !== null,
          },
        ]
      : [],
  );
  for (const [examId, back] of groupBy(returning, ({ mockExamId }) => mockExamId)) {
    const own = new Set<string>(back.map(({ id }) => id));
    const others = (await readManagedRegistrations(tx, examId)).filter(
      ({ id, canceledAt }) => canceledAt === null && !own.has(id),
    );
    const refused = decideRegistrationReturns(
      await lockManagedExam(tx, examId, now),
      back,
      new Set(others.map(({ studentId }) => studentId)),
    );
    for (const [id, reason] of refused) reasons.set(id, examReturnText(reason));
  }
  return reasons;
}

/** Restores registrations, while their exam takes place and their seat is free. */
export function standings(call: UndoCall, touched: TouchedMocks): Restorer {
  const { now } = call;
  const names = new Map<MockRegistrationId, string>();
  return restoringRows(keptStandings, call, {
    async hold(tx, rows) {
      const ids = rows.map(({ id }) => id);
      for (const { id, name } of await lockRegistrationsOf(tx, ids)) names.set(id, name);
    },
    blocked: (tx, changes) => standingsHeld(tx, changes, now),
    async write(tx, changes) {
      const rows = changes.flatMap(({ now: present }) => present ?? []);
      const ids = rows.map(({ id }) => id);
      const before = await lockRegistrationsOf(tx, ids);
      await writeStandings(
        tx,
        changes.flatMap(({ back }) => back ?? []),
        now,
      );
      for (const { now: made, back } of changes)
        if (made && !back)
          await cancelRegistration(tx, {
            id: made.id,
            examId: made.mockExamId,
            from: made.onSiteState,
            now,
          });
      for (const examId of new Set(rows.map(({ mockExamId }) => mockExamId))) {
        await recountSeats(tx, examId);
        touched.exams.add(examId);
      }
      const after = new Map((await lockRegistrationsOf(tx, ids)).map((row) => [row.id, row]));
      for (const row of before) {
        const stands = after.get(row.id);
        touched.students.add(row.studentId);
        if (stands)
          touched.entries.push({
            action: 'undo-mocks',
            entity: 'mock-registrations',
            entityId: row.id,
            subject: row.name,
            before: registrationFacts(row),
            after: registrationFacts(stands),
          });
      }
    },
    label: ({ id }) => names.get(id) ?? '',
  });
}
