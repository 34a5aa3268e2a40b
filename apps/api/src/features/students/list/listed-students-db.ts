import { can, type Grants } from '@academy/domain/rights';
import type { StudentId } from '@academy/domain/ids';
import type { ListedRow } from '@academy/domain/students';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { statement } from '../../../db/statement';
import { students } from '../../../db/schema';
import { readGuardians } from '../guardians-db';

interface ListedColumns {
  id: StudentId;
  name: string;
  phone: string;
  school: string | null;
  grade: string | null;
  className: string | null;
  seat: string | null;
  status: ListedRow['status'];
  depositorNames: string[];
  createdAt: string;
  deletedAt: string | null;
}

const iso = (column: typeof students.createdAt | typeof students.deletedAt) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const readColumns = statement<ListedColumns>(
  'listed_students',
  sql`select ${students.id} as id, ${students.name} as name, ${students.phone} as phone,
    ${students.school} as school, ${students.grade} as grade, ${students.className} as "className",
    ${students.seat} as seat, ${students.status} as status,
    ${students.depositorNames} as "depositorNames", ${iso(students.createdAt)} as "createdAt",
    ${iso(students.deletedAt)} as "deletedAt"
    from ${students} where ${students.erasedAt} is null order by ${students.id}`,
);

/**
 * What every student is found, counted and ordered by, as this manager may see it: for a page of a
 * list, of which the whole records are read afterwards. Filtered in the domain and not in the
 * database, because 초성 and the wrong keyboard are known there alone.
 */
export async function readListed(db: Db | Tx, viewer: Grants): Promise<ListedRow[]> {
  const contacts = can(viewer, 'contacts.read');
  const guardiansOf = await readGuardians(db);
  const rows = await readColumns(db);
  return rows.map((row) => {
    const guardians = guardiansOf(row.id);
    return {
      id: row.id,
      name: row.name,
      phone: contacts ? row.phone : null,
      phoneTail: row.phone.slice(-4),
      school: row.school,
      grade: row.grade,
      className: row.className,
      seat: row.seat,
      status: row.status,
      depositorNames: row.depositorNames,
      createdAt: row.createdAt,
      deletedAt: row.deletedAt,
      lastLoginAt: null,
      // Who may not see numbers must not find out whose one is.
      guardians: contacts ? guardians : guardians.map(({ name }) => ({ name, phone: null })),
    };
  });
}
