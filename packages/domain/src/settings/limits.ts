/** What fits into the settings of mock exams: electives, and letters of one and of the notice. */
export const MOCK_LIMITS = { subjects: 60, subject: 40, notice: 200 } as const;
