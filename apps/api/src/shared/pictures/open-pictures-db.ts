import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/** Whether something public uses a picture; true for a new one that nothing uses yet. */
export async function isPictureForAll(db: Db, key: string): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select coalesce(bool_or(held.open), true) as open from (
      select num_nonnulls(n.target_grades, n.target_classes, n.target_students) = 0 as open
        from news_pictures p join news n on n.id = p.news_id where p.key = ${key}
      union all select num_nonnulls(e.target_grades, e.target_classes, e.target_students) = 0
        from mock_exam_pictures p join mock_exams e on e.id = p.mock_exam_id where p.key = ${key}
      union all select true from settings where logo_key = ${key}) held`);
  return rows[0]?.open ?? false;
}
