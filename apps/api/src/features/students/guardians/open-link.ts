import type { GuardianLinkId } from '@academy/domain/ids';
import type { Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import { isGuardianLink } from './guardian-link';
import { readChildren, readLink, type ChildRow } from './links-db';

/**
 * Whose children a link shows. A wrong signature, a revoked link and one without an enrolled child
 * are the same: there is nothing here.
 */
export async function openLink(
  tx: Tx,
  keys: AuthKeys,
  { linkId, signature }: { linkId: GuardianLinkId; signature: string },
): Promise<{ phone: string; children: ChildRow[] }> {
  const link = await readLink(tx, linkId);
  if (!link || !isGuardianLink(keys, link, signature)) throw new Refusal('not-found');
  const children = await readChildren(tx, [link.phone]);
  if (children.length === 0) throw new Refusal('not-found');
  return { phone: link.phone, children };
}
