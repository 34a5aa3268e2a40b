import { createHash } from 'node:crypto';

/** Names and numbers are in the table of limits only as a digest. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Under which every login with a student's number is counted, from any device. */
export const phoneLoginKey = (phone: string): string => `student-login:phone:${digestOf(phone)}`;
