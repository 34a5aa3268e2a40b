import { fill } from '../../text/fill';
import { importTexts as texts, studentFieldName } from './import-texts';
import { oddText, readCellText } from '../../tables';
import type { Cells, CellsOfStudent } from './cells-schemas';
import { checkStudent, tidyStudent } from '../check-student';
import type { ImportRow } from './import-schemas';
import { changesBetween, type KnownStudent } from './known-student';
import { findSeatClashes } from '../seats';

/** What pasted cells would do to one student. A row with an error is never written. */
export interface CellsRow extends Pick<ImportRow, 'name' | 'changes' | 'errors'> {
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

/** Cells that no value is, as a spreadsheet's #N/A. */
const oddErrors = (cells: Cells) =>
  FIELDS.flatMap((field) => {
    const read = readCellText(cells[field] ?? '', Infinity);
    if (read.odd === null) return [];
    const message = oddText({ kind: read.odd, text: read.text });
    return [fill(texts.field, { field: studentFieldName(field), message })];
  });

/**
 * What cells pasted over the grid would do, before anything is written. Only the pasted fields are
 * judged: whatever else is there was accepted before, and who may not see a phone number can
 * paste all the same. The server plans once more under a lock.
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
  const planned = students.flatMap((before) => {
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
    return [{ before, student, fields, errors: [...oddErrors(cells), ...errors] }];
  });
  const sound = planned.filter(({ errors }) => errors.length === 0).map(({ student }) => student);
  const clashes = new Map(
    [...findSeatClashes(sound, students)].map(([{ id }, holder]) => [id, holder]),
  );
  const movesTo = new Set(sound);
  return planned.map(({ before, student, fields, errors: own }): CellsRow => {
    const holder = clashes.get(before.id);
    const text = holder && movesTo.has(holder) ? texts.seatTwicePasted : texts.seatTaken;
    const errors = holder ? [fill(text, { seat: student.seat ?? '', student: holder.name })] : own;
    const changes = changesBetween(before, student, fields);
    return {
      studentId: before.id,
      name: before.name,
      changes,
      errors,
      given: Object.fromEntries(fields.map((field) => [field, student[field]])),
      kind: errors.length > 0 ? 'error' : changes.length > 0 ? 'change' : 'same',
    };
  });
}
