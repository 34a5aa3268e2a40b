import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { news, students } from '../../db/schema';

/** How many students and notices there are, those in the bin left out. */
export async function countForSetup(db: Db): Promise<{ studentCount: number; newsCount: number }> {
  const [studentCount, newsCount] = await Promise.all([
    db.$count(students, isNull(students.deletedAt)),
    db.$count(news, isNull(news.deletedAt)),
  ]);
  return { studentCount, newsCount };
}
