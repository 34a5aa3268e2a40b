import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { attendanceSettings, news, pointPresets, students } from '../../db/schema';

/**
 * How many students and notices there are, those in the bin left out, how many point items, and
 * whether the periods were saved.
 */
export async function countForSetup(db: Db): Promise<{
  studentCount: number;
  newsCount: number;
  presetCount: number;
  periodsSaved: boolean;
}> {
  const [studentCount, newsCount, presetCount, saves] = await Promise.all([
    db.$count(students, isNull(students.deletedAt)),
    db.$count(news, isNull(news.deletedAt)),
    db.$count(pointPresets),
    db.$count(attendanceSettings),
  ]);
  return { studentCount, newsCount, presetCount, periodsSaved: saves > 0 };
}
