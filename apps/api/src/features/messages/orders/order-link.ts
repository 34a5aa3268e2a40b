import type { CalendarDay } from '@academy/domain/time';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuthKeys } from '../../../http/auth/auth-keys';

/** 132 bits: nobody guesses it, and it stays on one line of a mail. */
const LENGTH = 22;

const signatureOf = (key: Buffer, date: CalendarDay) =>
  createHmac('sha256', key).update(`order ${date}`).digest('base64url').slice(0, LENGTH);

/**
 * Where the caterer sees a day's order and confirms it, without an account. What signs it stands
 * behind the `#`, which browsers tell no web server.
 */
export const orderLink = (adminUrl: string, [{ linkKey }]: AuthKeys, date: CalendarDay): string =>
  `${adminUrl}/order#${date}/${signatureOf(linkKey, date)}`;

/** Whether such an address is one of ours; those of older keys hold on. */
export const isOrderLink = (keys: AuthKeys, date: CalendarDay, signature: string): boolean =>
  keys.some(({ linkKey }) => {
    const [own, given] = [Buffer.from(signatureOf(linkKey, date)), Buffer.from(signature)];
    return own.length === given.length && timingSafeEqual(own, given);
  });
