import { studentIdSchema } from '@academy/domain/ids';
import { seatKey } from '@academy/domain/identity';
import type { SeatChange } from '@academy/domain/seats';
import { and, desc, eq, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { auditLog, isSeatChange, seatIn } from '../../db/schema';

/** So far back: a seat is given again a few times a year. */
const LAST = 50;

const kept = z.object({ seat: z.optional(z.nullable(z.string())), status: z.optional(z.string()) });

/** The occupied seat from a log entry; a student who is not enrolled only has a note of it. */
function heldIn(facts: unknown): string | null {
  const { seat = null, status = 'ENROLLED' } = kept.safeParse(facts).data ?? {};
  return status === 'ENROLLED' ? seat : null;
}

/** Log entries that put a student on a seat or took them off it, newest first. */
export const seatHistoryQuery = (db: Db, seat: string) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        isSeatChange(auditLog),
        or(eq(seatIn(auditLog.before), seatKey(seat)), eq(seatIn(auditLog.after), seatKey(seat))),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(LAST);

/**
 * Who came to a seat and who left it, newest first, from the log. Erased entries name no seat, so
 * they are not found.
 */
export async function readSeatHistory(db: Db, seat: string): Promise<SeatChange[]> {
  const key = seatKey(seat);
  const rows = await seatHistoryQuery(db, seat);
  const isHere = (held: string | null) => held !== null && seatKey(held) === key;
  return rows.flatMap(({ at, entityId, subject, before, after, actorName }) => {
    const [from, to] = [heldIn(before), heldIn(after)];
    if (isHere(from) === isHere(to)) return [];
    return {
      at: at.toISOString(),
      studentId: studentIdSchema.safeParse(entityId).data ?? null,
      name: subject ?? '',
      came: isHere(to),
      other: isHere(to) ? from : to,
      byName: actorName,
    };
  });
}
