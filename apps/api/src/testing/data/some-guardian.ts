import type { GuardianLinkId } from '@academy/domain/ids';
import type { Db } from '../../db/database';
import { guardianLinks } from '../../db/schema';
import { another } from '../calls/another';

/** A link of a guardian whom nobody's record names. */
export async function insertGuardianLink(db: Db, now: Date): Promise<GuardianLinkId> {
  const phone = `0109999${String(another('guardian')).padStart(4, '0')}`;
  const [row] = await db
    .insert(guardianLinks)
    .values({ phone, createdAt: now })
    .returning({ id: guardianLinks.id });
  if (!row) throw new Error('the link was not inserted');
  return row.id;
}
