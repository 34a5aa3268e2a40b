export const EXAM_ATTENDANCES = ['present', 'absent'] as const;
export type ExamAttendance = (typeof EXAM_ATTENDANCES)[number];

/** What is known of a registration's day. */
export interface AttendanceFacts {
  attendance: ExamAttendance | null;
  arrivedAt: string | null;
  hasResults: boolean;
}

/**
 * Whether a student took the exam; null: not known yet. A result proves it. Else what a manager
 * marked holds, else that the student came to the academy to sit here.
 */
export function examAttendance({
  attendance,
  arrivedAt,
  hasResults,
}: AttendanceFacts): ExamAttendance | null {
  if (hasResults) return 'present';
  return attendance ?? (arrivedAt === null ? null : 'present');
}

/**
 * How many took it, how many did not, and of how many it is not known, of the valid registrations.
 */
export function countAttendance(
  registrations: readonly (AttendanceFacts & { canceledAt: string | null })[],
): Record<ExamAttendance | 'unknown', number> {
  const count = { present: 0, absent: 0, unknown: 0 };
  for (const one of registrations)
    if (one.canceledAt === null) count[examAttendance(one) ?? 'unknown'] += 1;
  return count;
}
