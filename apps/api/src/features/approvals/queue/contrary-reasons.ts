import type { ReasonId } from '@academy/domain/ids';
import { contraryApprovalText, contraryTime, reportedAbsences } from '@academy/domain/schedule';
import type { Tx } from '../../../db/database';
import type { OwnedReason } from '../../../shared/schedule/reasons-db';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';

/**
 * Which of these reasons cannot be approved beside what is approved for their day, in words: an
 * early leave before the arrival. Of two that contradict each other the first goes through. Two
 * queries, however many they are.
 */
export async function contraryReasons(
  tx: Tx,
  rows: readonly OwnedReason[],
): Promise<Map<ReasonId, string>> {
  const found = new Map<ReasonId, string>();
  const dates = rows.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return found;
  const owners = [...new Set(rows.map(({ studentId }) => studentId))];
  const reportedOn = await readReportedAbsences(tx, first, last, owners);
  const approvedNow: OwnedReason[] = [];
  for (const row of rows) {
    const beside = approvedNow.filter(({ studentId }) => studentId === row.studentId);
    const contrary = contraryTime(row, [
      ...reportedOn(row.studentId, row.date),
      ...reportedAbsences(row.date, [], beside),
    ]);
    if (contrary) found.set(row.id, contraryApprovalText(contrary));
    else if (row.status === 'PENDING') approvedNow.push({ ...row, status: 'APPROVED' });
  }
  return found;
}
