/** The areas that an admin gives to an account or keeps from it (PAGES 11, 관리자 계정). */
export const AREAS = [
  'meals',
  'deposits',
  'students',
  'contacts',
  'attendance',
  'points',
  'mocks',
  'news',
  'settings',
] as const;
export type Area = (typeof AREAS)[number];
