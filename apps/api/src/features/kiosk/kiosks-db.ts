import type { ManagerId, TerminalId } from '@academy/domain/ids';
import type { Kiosk } from '@academy/domain/kiosk';
import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, terminals } from '../../db/schema';
import { hashOf } from '../../shared/terminals/terminals-db';

/** How old `lastSeenAt` may be: a device asks every few seconds. */
const SEEN_MS = 60_000;

/** Whether a device is connected anywhere. */
export async function hasKiosk(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: terminals.id })
    .from(terminals)
    .where(and(isNull(terminals.removedAt), isNotNull(terminals.pairedAt)))
    .limit(1);
  return one !== undefined;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** The devices that were not removed: all of them, or one. */
export async function readKiosks(db: Db | Tx, only?: TerminalId): Promise<Kiosk[]> {
  const rows = await db
    .select({
      id: terminals.id,
      name: terminals.name,
      addedAt: terminals.addedAt,
      addedByName: managers.name,
      codeUntil: terminals.codeUntil,
      pairedAt: terminals.pairedAt,
      lastSeenAt: terminals.lastSeenAt,
    })
    .from(terminals)
    .innerJoin(managers, eq(managers.id, terminals.addedBy))
    .where(and(isNull(terminals.removedAt), only && eq(terminals.id, only)))
    .orderBy(asc(terminals.id));
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
): Promise<TerminalId> {
  const [inserted] = await tx
    .insert(terminals)
    .values({ ...row, name, codeHash: hashOf(code) })
    .returning({ id: terminals.id });
  if (!inserted) throw new Error('inserting a kiosk returned no row');
  return inserted.id;
}

/** Uses a code up: the device has the token from now on. Null: there is no such code. */
export async function takeCode(
  tx: Tx,
  { code, token, now }: { code: string; token: string; now: Date },
): Promise<{ id: TerminalId; name: string } | null> {
  const [kiosk] = await tx
    .update(terminals)
    .set({
      codeHash: null,
      codeUntil: null,
      tokenHash: hashOf(token),
      pairedAt: now,
      lastSeenAt: now,
    })
    .where(
      and(
        eq(terminals.codeHash, hashOf(code)),
        gt(terminals.codeUntil, now),
        isNull(terminals.removedAt),
      ),
    )
    .returning({ id: terminals.id, name: terminals.name });
  return kiosk ?? null;
}

/** Notes that a device has asked, about once a minute. */
export async function touchKiosk(db: Db, id: TerminalId, now: Date): Promise<void> {
  await db
    .update(terminals)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(terminals.id, id),
        or(
          isNull(terminals.lastSeenAt),
          lt(terminals.lastSeenAt, new Date(now.getTime() - SEEN_MS)),
        ),
      ),
    );
}

/** The device's name; null when there was none to remove. */
export async function removeKiosk(tx: Tx, id: TerminalId, now: Date): Promise<string | null> {
  const [removed] = await tx
    .update(terminals)
    .set({ removedAt: now, codeHash: null, codeUntil: null })
    .where(and(eq(terminals.id, id), isNull(terminals.removedAt)))
    .returning({ name: terminals.name });
  return removed?.name ?? null;
}
