/** 재원 · 휴원 · 퇴원. Only enrolled students may sign in. */
export const STUDENT_STATUSES = ['ENROLLED', 'ON_LEAVE', 'LEFT'] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

const NAMES: Record<StudentStatus, string> = { ENROLLED: '재원', ON_LEAVE: '휴원', LEFT: '퇴원' };
export const studentStatusName = (status: StudentStatus): string => NAMES[status];
