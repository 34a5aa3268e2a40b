/** The areas that an admin gives to an account or keeps from it. */
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
