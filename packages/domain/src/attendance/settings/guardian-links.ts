/** What the academy lets a guardian's link ask when a device opens it for the first time. */
export const GUARDIAN_CHECKS = ['phone', 'off'] as const;
export type GuardianCheck = (typeof GUARDIAN_CHECKS)[number];

/** For how many days a link opens after the message that brought it. */
export const LINK_DAYS = { least: 7, most: 400, usual: 90 } as const;
