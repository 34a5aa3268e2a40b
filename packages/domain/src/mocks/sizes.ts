/** How many exams or registrations are read at a time. */
export const MOCKS_PAGE_SIZE = 12;

/** The most that one page or slice may have. */
export const MOCKS_MAX_SIZE = 100;
