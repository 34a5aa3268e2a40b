import type { VisitValue } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { visitNotices } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { readNoticeSettings } from './notice-settings-db';
import { takeBackNotices, tell } from './notices-db';

export interface VisitChange {
  studentId: StudentId;
  before: VisitValue | null;
  after: VisitValue;
  /** The visit's version with the change: each change is told once. */
  version: number;
}

/**
 * Tells guardians of visits that were just written, by whomever. Only of the day that it is: what
 * is written down of an earlier one is no news.
 */
export async function tellVisits(
  tx: Tx,
  changes: readonly VisitChange[],
  { date, today, now }: { date: CalendarDay; today: CalendarDay; now: Date },
): Promise<void> {
  if (date !== today) return;
  const settings = await readNoticeSettings(tx);
  if (settings === null) return;
  const notices = changes.map(({ studentId, before, after, version }) => ({
    studentId,
    version,
    ...visitNotices(before, after),
  }));
  await takeBackNotices(
    tx,
    notices.flatMap(({ studentId, takenBack }) => takenBack.map((kind) => ({ studentId, kind }))),
  );
  await tell(
    tx,
    notices.flatMap(({ studentId, told, version }) =>
      told.map(({ kind, at }, index) => ({
        kind,
        fields: { 시각: at },
        studentId,
        key: `${version}.${index}`,
      })),
    ),
    { settings, date, now },
  );
}
