import { sql } from 'drizzle-orm';
import { students } from '../../db/schema';

/** What distinguishes students in the managers' lists, namesakes too: never a whole number. */
export const studentFactColumns = {
  studentId: students.id,
  name: students.name,
  seat: students.seat,
  grade: students.grade,
  school: students.school,
  phoneTail: sql<string>`right(${students.phone}, 4)`,
};
