import type { Database } from '../../db/database';
import { students } from '../../db/schema';
import { insertStudent } from '../data/a-student';

const phone = (n: number) => `010${String(n).padStart(8, '0')}`;
export const phonesIn = async ({ db }: Database) =>
  (await db.select({ phone: students.phone }).from(students).orderBy(students.phone)).map(
    (row) => row.phone,
  );

/** Saves one after another; returns the phones that were acknowledged. */
export async function save(database: Database, from: number, to: number): Promise<string[]> {
  const saved = Array.from({ length: to - from }, (_, index) => phone(from + index));
  for (const number of saved) await insertStudent(database.db, { phone: number });
  return saved;
}
