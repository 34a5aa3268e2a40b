import { useOpenDialog } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';

/** How the card of a student's day begins in the address, over whatever page one is on. */
export const STUDENT_DAY = 'day-';

export const studentDayName = (studentId: StudentId) => `${STUDENT_DAY}${studentId}`;

/** Opens the student of a row, where a list has nothing of its own to open. */
export function useOpenStudentDay(): (row: { studentId: StudentId }) => void {
  const { open } = useOpenDialog();
  return ({ studentId }) => open(studentDayName(studentId));
}
