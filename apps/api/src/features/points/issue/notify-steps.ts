import { stepReached } from '@academy/domain/points';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { readNoticeSettings } from '../../../shared/messages/notice-settings-db';
import { enqueueNotices, type Notice } from '../../../shared/messages/notices-db';
import { readEditedPointSettings, readPointSums } from '../../../shared/points/point-standings-db';

/**
 * Looks where students stand before points are given; the answer, called afterwards, tells the
 * guardians of whoever came to a step.
 */
export async function watchSteps(
  tx: Tx,
  ids: readonly StudentId[],
  now: Date,
): Promise<() => Promise<void>> {
  const settings = await readNoticeSettings(tx);
  if (!settings?.step.on) return async () => {};
  const date = seoulDay(now);
  const { settings: points } = await readEditedPointSettings(tx);
  const before = await readPointSums(tx, points, date, ids);
  return async () => {
    const after = await readPointSums(tx, points, date, ids);
    const notices = ids.flatMap((studentId): Notice[] => {
      const counted = after.get(studentId)?.counted ?? 0;
      const step = stepReached(before.get(studentId)?.counted ?? 0, counted, points.steps);
      if (step === null) return [];
      const fields = { 단계: step.name, 점수: `${counted}점` };
      return [{ kind: 'step', studentId, fields, key: step.name }];
    });
    await enqueueNotices(tx, notices, { settings, date, now });
  };
}
