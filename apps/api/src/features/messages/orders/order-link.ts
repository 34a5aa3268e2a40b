import { addressKey } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { isLinkSignature, linkSignature } from '../../../http/auth/signed-link';

const nameOf = (date: CalendarDay, recipient: string) => `order ${date} ${addressKey(recipient)}`;

/**
 * Where a caterer sees a day's order and confirms it, without an account: each address has a link
 * of its own. What signs it stands behind the `#`, which browsers tell no web server.
 */
export const orderLink = (
  adminUrl: string,
  keys: AuthKeys,
  date: CalendarDay,
  recipient: string,
): string => `${adminUrl}/order#${date}/${linkSignature(keys, nameOf(date, recipient))}`;

/** Whether such an address is the one that went to this caterer. */
export const isOrderLink = (
  keys: AuthKeys,
  date: CalendarDay,
  recipient: string,
  signature: string,
): boolean => isLinkSignature(keys, nameOf(date, recipient), signature);
