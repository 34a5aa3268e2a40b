import { linkEndsAt } from '@academy/domain/guardians';
import type { ManagerId } from '@academy/domain/ids';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { guardianLinks } from '../../../db/schema';

/**
 * Makes a link for each number that has none, and renews the others: one that has ended gets
 * another address. Answers the numbers that got a new link.
 */
export async function renewLinks(
  tx: Tx,
  phones: readonly string[],
  { by, now, days }: { by: ManagerId; now: Date; days: number },
): Promise<string[]> {
  if (phones.length === 0) return [];
  const oldest = linkEndsAt(now, -days).toISOString();
  await tx
    .update(guardianLinks)
    .set({
      renewedAt: now,
      uid: sql`case when ${guardianLinks.renewedAt} <= ${oldest}::timestamptz then gen_random_uuid()::text else ${guardianLinks.uid} end`,
    })
    .where(and(inArray(guardianLinks.phone, [...phones]), isNull(guardianLinks.revokedAt)));
  const rows = await tx
    .insert(guardianLinks)
    .values(phones.map((phone) => ({ phone, createdAt: now, createdBy: by, renewedAt: now })))
    .onConflictDoNothing({
      target: guardianLinks.phone,
      where: sql`${guardianLinks.revokedAt} is null`,
    })
    .returning({ phone: guardianLinks.phone });
  return rows.map(({ phone }) => phone);
}
