import { depositStateName } from '@academy/domain/deposits';
import { ofPointPeriod, type PointPeriod } from '@academy/domain/points';
import type { StudentRow } from '@academy/domain/students';
import { KeyValueList } from '@academy/ui/key-value-list';
import { lastLoginText, StatusBadge } from './student-columns';
import { studentTexts } from './student-texts';

const texts = studentTexts.drawer;

/** Where a student stands today, in one look. */
export function StudentSummary({
  student,
  sessionCount,
  pointPeriod,
}: {
  student: StudentRow;
  sessionCount: number;
  pointPeriod: PointPeriod;
}) {
  const { status, lunchCount, dinnerCount, depositState, rewardTotal, penaltyTotal, pointStep } =
    student;
  return (
    <KeyValueList
      items={[
        { label: texts.state, value: <StatusBadge status={status} /> },
        { label: texts.thisMonth, value: texts.meals(lunchCount, dinnerCount) },
        { label: texts.deposit, value: depositStateName(depositState) },
        {
          label: ofPointPeriod(texts.points, pointPeriod),
          value: [texts.totals(rewardTotal, penaltyTotal), pointStep].filter(Boolean).join(' · '),
        },
        { label: texts.lastLogin, value: lastLoginText(student) || texts.neverIn },
        { label: texts.logins, value: texts.devices(sessionCount) },
      ]}
    />
  );
}
