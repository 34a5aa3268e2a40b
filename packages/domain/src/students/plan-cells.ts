import { fill } from '../messages/fill';
import { importTexts as texts, studentFieldName } from '../messages/import-texts';
import type { Cells, CellsOfStudent } from './cells-schemas';
import { checkStudent, tidyStudent } from './check-student';
import type { ImportRow } from './import-schemas';
import { changesBetween, type KnownStudent } from './known-student';
import type { StudentForm } from './schemas';

/** What pasted cells would do to one student. A row with an error is never written. */
export interface CellsRow extends Pick<ImportRow, 'name' | 'changes' | 'errors' | 'warnings'> {
  kind: 'change' | 'same' | 'error';
  studentId: KnownStudent['id'];
  /** The pasted fields as they would be kept. */
  given: Cells;
}

const FIELDS = [
  'seat',
  'grade',
  'school',
  'className',
  'allergy',
  'memo',
] as const satisfies readonly (keyof Cells)[];

/** Who sits where once all of it is written: two who swap seats in one paste take nobody's. */
const seatsAfter = (students: readonly (StudentForm & Pick<KnownStudent, 'id'>)[]) =>
  new Map(
    students
      .filter(({ seat, status }) => seat !== null && status === 'ENROLLED')
      .map((student) => [student.seat, student]),
  );

/**
 * What cells pasted over the grid would do, before anything is written. Only the pasted fields are judged: whatever else stands there was
 * accepted before, and who may not see a phone number can paste all the same. The server plans once more under a lock.
 */
export function planCells(
  pasted: readonly Pick<CellsOfStudent, 'studentId' | 'given'>[],
  students: readonly KnownStudent[],
): CellsRow[] {
  const given = new Map(pasted.map((row) => [row.studentId, row.given]));
  const after = new Map(
    students.map((student) => [
      student.id,
      given.has(student.id)
        ? { ...student, ...tidyStudent({ ...student, ...given.get(student.id) }) }
        : student,
    ]),
  );
  const seats = seatsAfter([...after.values()]);
  return students.flatMap((before): CellsRow[] => {
    const student = after.get(before.id);
    const cells = given.get(before.id);
    if (!student || !cells) return [];
    const fields = FIELDS.filter((field) => cells[field] !== undefined);
    const found = checkStudent(student).errors;
    const errors = fields.flatMap((field) =>
      found[field] === undefined
        ? []
        : [fill(texts.field, { field: studentFieldName(field), message: found[field] })],
    );
    const changes = changesBetween(before, student, fields);
    const holder = fields.includes('seat') ? seats.get(student.seat) : undefined;
    return [
      {
        studentId: before.id,
        name: before.name,
        changes,
        errors,
        given: Object.fromEntries(fields.map((field) => [field, student[field]])),
        kind: errors.length > 0 ? 'error' : changes.length > 0 ? 'change' : 'same',
        warnings:
          holder && holder.id !== before.id
            ? [fill(texts.seatTaken, { seat: student.seat ?? '', student: holder.name })]
            : [],
      },
    ];
  });
}
