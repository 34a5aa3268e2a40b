import { addressKey } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { isLinkSignature, linkSignature, UNSIGNED } from '../../http/auth/signed-link';

const nameOf = (date: CalendarDay, recipient: string) => `order ${date} ${addressKey(recipient)}`;

/**
 * Where a caterer sees a day's order and confirms it, without an account, as its mail keeps it:
 * each address has a link of its own, which is signed when it is sent. The signature is behind the
 * `#`, which browsers tell no web server.
 */
export const unsignedOrderLink = (adminUrl: string, date: CalendarDay): string =>
  `${adminUrl}/order#${date}/${UNSIGNED}`;

/** What signs the address of a caterer's order. */
export const orderSignature = (keys: AuthKeys, date: CalendarDay, recipient: string): string =>
  linkSignature(keys, nameOf(date, recipient));

/** Whether such an address is the one that went to this caterer. */
export const isOrderLink = (
  keys: AuthKeys,
  date: CalendarDay,
  recipient: string,
  signature: string,
): boolean => isLinkSignature(keys, nameOf(date, recipient), signature);
