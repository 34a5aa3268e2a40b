import type { StudentChoice } from '../../identity/schemas';
import { seatKey } from '../../identity/seat';
import { withoutBlanks } from '../../text/blanks';

/** What a row of a sheet says of its student; empty where there is no such column. */
export interface StudentCells {
  name: string;
  number: string;
  grade: string;
  className: string;
  school: string;
  phone: string;
}

export type FoundStudent =
  | { found: 'one'; student: StudentChoice }
  | { found: 'several'; students: StudentChoice[] }
  | { found: 'nobody' };

/** The class and the grade of a sheet are often numbers alone: 3 for 고3, 1 for 1반. */
const says = (cell: string, fact: string | null): boolean =>
  fact !== null &&
  (withoutBlanks(cell) === withoutBlanks(fact) ||
    (/\d/.test(cell) && cell.replace(/\D/g, '') === fact.replace(/\D/g, '')));

const isPhoneOf = (cell: string, { phoneTail }: StudentChoice) => {
  const digits = cell.replace(/\D/g, '');
  return digits.length >= 4 && digits.endsWith(phoneTail);
};
const hasSeat = (cell: string, { seat }: StudentChoice) =>
  seat !== null && withoutBlanks(cell) !== '' && seatKey(cell) === seatKey(seat);

/**
 * The student of a row: by the name, of namesakes those whom the row's other cells fit, then those
 * who are registered for the exam; without a name by a seat or a phone number.
 */
export function findStudent(
  cells: StudentCells,
  students: readonly StudentChoice[],
  registered: ReadonlySet<string>,
): FoundStudent {
  const name = withoutBlanks(cells.name);
  const tests: ((student: StudentChoice) => boolean)[] = [
    (one) => hasSeat(cells.number, one),
    (one) => isPhoneOf(cells.phone, one),
    (one) => says(cells.school, one.school),
    (one) => says(cells.grade, one.grade),
    (one) => says(cells.className, one.className),
    ({ id }) => registered.has(id),
  ];
  let left =
    name === ''
      ? students.filter((one) => hasSeat(cells.number, one) || isPhoneOf(cells.phone, one))
      : students.filter((one) => withoutBlanks(one.name) === name);
  for (const test of tests) {
    const fitting = left.filter(test);
    if (left.length > 1 && fitting.length > 0) left = fitting;
  }
  const [first, ...more] = left;
  if (first === undefined) return { found: 'nobody' };
  return more.length === 0
    ? { found: 'one', student: first }
    : { found: 'several', students: [first, ...more] };
}
