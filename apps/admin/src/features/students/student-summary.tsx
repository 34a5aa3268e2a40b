import { depositStateName } from '@academy/domain/messages';
import type { StudentRow } from '@academy/domain/students';
import { KeyValueList } from '@academy/ui/key-value-list';
import { lastLoginText, StatusBadge } from './student-columns';
import { studentTexts } from './student-texts';

const texts = studentTexts.drawer;

/** Where a student stands today, in one look. */
export function StudentSummary({
  student,
  sessionCount,
}: {
  student: StudentRow;
  sessionCount: number;
}) {
  const { status, lunchCount, dinnerCount, depositState, rewardTotal, penaltyTotal } = student;
  return (
    <KeyValueList
      items={[
        { label: texts.state, value: <StatusBadge status={status} /> },
        { label: texts.thisMonth, value: texts.meals(lunchCount, dinnerCount) },
        { label: texts.deposit, value: depositStateName(depositState) },
        { label: texts.points, value: texts.totals(rewardTotal, penaltyTotal) },
        { label: texts.lastLogin, value: lastLoginText(student) || texts.neverIn },
        { label: texts.logins, value: texts.devices(sessionCount) },
      ]}
    />
  );
}
