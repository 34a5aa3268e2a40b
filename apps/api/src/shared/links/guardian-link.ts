import type { GuardianLinkId } from '@academy/domain/ids';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { isLinkSignature, linkSignature, UNSIGNED } from '../../http/auth/signed-link';

/** A link by its row and what no other row has. */
export type Named = { id: GuardianLinkId; uid: string };

const nameOf = ({ id, uid }: Named) => `guardian ${id} ${uid}`;

/**
 * Where a guardian sees their children, without an account: a page of its own beside the students'
 * app. What signs it is behind the `#`, which browsers tell no web server.
 */
export const guardianUrl = (studentUrl: string, keys: AuthKeys, link: Named): string =>
  `${studentUrl}/guardian.html#${link.id}/${guardianSignature(keys, link)}`;

/** The same as a message keeps it: signed only when it is sent. */
export const unsignedGuardianUrl = (studentUrl: string, { id }: Pick<Named, 'id'>): string =>
  `${studentUrl}/guardian.html#${id}/${UNSIGNED}`;

/** What signs the address of a link. */
export const guardianSignature = (keys: AuthKeys, link: Named): string =>
  linkSignature(keys, nameOf(link));

/** Whether such an address is one of ours. */
export const isGuardianLink = (keys: AuthKeys, link: Named, signature: string): boolean =>
  isLinkSignature(keys, nameOf(link), signature);
