/** How many exams or registrations are read at a time. */
export const MOCKS_PAGE_SIZE = 12;

/** How many months ahead an exam is repeated at most. */
export const MONTHS_AHEAD = 12;

/** The most groups of subjects, subjects of one, and won that one costs. */
export const SUBJECT_LIMITS = { groups: 12, subjects: 40, fee: 1_000_000 } as const;

/** The most rooms of an exam, characters of a name, and rows or columns of a room. */
export const ROOM_LIMITS = { rooms: 20, name: 20, side: 40 } as const;

/** The most that one page or slice may have. */
export const MOCKS_MAX_SIZE = 100;
