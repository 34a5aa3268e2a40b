/** 재원 · 휴원 · 퇴원. Only enrolled students may sign in. */
export const STUDENT_STATUSES = ['ENROLLED', 'ON_LEAVE', 'LEFT'] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];
