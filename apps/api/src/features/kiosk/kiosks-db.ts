import type { KioskId, ManagerId } from '@academy/domain/ids';
import type { Kiosk } from '@academy/domain/kiosk';
import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../db/database';
import { kiosks, managers } from '../../db/schema';
import type { KioskActor } from '../../http/auth/actor';

/** How old `lastSeenAt` may be: a device asks every few seconds. */
const SEEN_MS = 60_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The device that a token belongs to; null for one that is unknown or was removed. */
export async function readKioskOf(db: Db, token: string): Promise<KioskActor | null> {
  const [kiosk] = await db
    .select({ kioskId: kiosks.id, name: kiosks.name })
    .from(kiosks)
    .where(and(eq(kiosks.tokenHash, hashOf(token)), isNull(kiosks.removedAt)));
  return kiosk ? { side: 'kiosk', ...kiosk } : null;
}

/** Whether a device is connected anywhere. */
export async function hasKiosk(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: kiosks.id })
    .from(kiosks)
    .where(and(isNull(kiosks.removedAt), isNotNull(kiosks.pairedAt)))
    .limit(1);
  return one !== undefined;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** The devices that were not removed: all of them, or one. */
export async function readKiosks(db: Db | Tx, only?: KioskId): Promise<Kiosk[]> {
  const rows = await db
    .select({
      id: kiosks.id,
      name: kiosks.name,
      addedAt: kiosks.addedAt,
      addedByName: managers.name,
      codeUntil: kiosks.codeUntil,
      pairedAt: kiosks.pairedAt,
      lastSeenAt: kiosks.lastSeenAt,
    })
    .from(kiosks)
    .innerJoin(managers, eq(managers.id, kiosks.addedBy))
    .where(and(isNull(kiosks.removedAt), only && eq(kiosks.id, only)))
    .orderBy(asc(kiosks.id));
  return rows.map((row) => ({
    ...row,
    addedAt: row.addedAt.toISOString(),
    codeUntil: iso(row.codeUntil),
    pairedAt: iso(row.pairedAt),
    lastSeenAt: iso(row.lastSeenAt),
  }));
}

export async function insertKiosk(
  tx: Tx,
  {
    name,
    code,
    ...row
  }: { name: string; code: string; codeUntil: Date; addedAt: Date; addedBy: ManagerId },
): Promise<KioskId> {
  const [inserted] = await tx
    .insert(kiosks)
    .values({ ...row, name, codeHash: hashOf(code) })
    .returning({ id: kiosks.id });
  if (!inserted) throw new Error('inserting a kiosk returned no row');
  return inserted.id;
}

/** Uses a code up: the device has the token from now on. Null: there is no such code. */
export async function takeCode(
  tx: Tx,
  { code, token, now }: { code: string; token: string; now: Date },
): Promise<{ id: KioskId; name: string } | null> {
  const [kiosk] = await tx
    .update(kiosks)
    .set({
      codeHash: null,
      codeUntil: null,
      tokenHash: hashOf(token),
      pairedAt: now,
      lastSeenAt: now,
    })
    .where(
      and(eq(kiosks.codeHash, hashOf(code)), gt(kiosks.codeUntil, now), isNull(kiosks.removedAt)),
    )
    .returning({ id: kiosks.id, name: kiosks.name });
  return kiosk ?? null;
}

/** Notes that a device has asked, about once a minute. */
export async function touchKiosk(db: Db, id: KioskId, now: Date): Promise<void> {
  await db
    .update(kiosks)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(kiosks.id, id),
        or(isNull(kiosks.lastSeenAt), lt(kiosks.lastSeenAt, new Date(now.getTime() - SEEN_MS))),
      ),
    );
}

/** The device's name; null when there was none to remove. */
export async function removeKiosk(tx: Tx, id: KioskId, now: Date): Promise<string | null> {
  const [removed] = await tx
    .update(kiosks)
    .set({ removedAt: now, codeHash: null, codeUntil: null })
    .where(and(eq(kiosks.id, id), isNull(kiosks.removedAt)))
    .returning({ name: kiosks.name });
  return removed?.name ?? null;
}
