import type { CalendarDay } from '@academy/domain/time';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { isLinkSignature, linkSignature } from '../../../http/auth/signed-link';

const nameOf = (date: CalendarDay) => `order ${date}`;

/**
 * Where the caterer sees a day's order and confirms it, without an account. What signs it stands
 * behind the `#`, which browsers tell no web server.
 */
export const orderLink = (adminUrl: string, keys: AuthKeys, date: CalendarDay): string =>
  `${adminUrl}/order#${date}/${linkSignature(keys, nameOf(date))}`;

/** Whether such an address is one of ours. */
export const isOrderLink = (keys: AuthKeys, date: CalendarDay, signature: string): boolean =>
  isLinkSignature(keys, nameOf(date), signature);
