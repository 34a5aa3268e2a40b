import type { MockExamId } from '@academy/domain/ids';
import { ROOM_LIMITS, type SeatPlan } from '@academy/domain/mocks';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/database';
import { mockExams, mockRegistrations } from '../../../../db/schema';

/** Default width of a room. */
const COLUMNS = 6;

/** Seats of an exam; before the first plan, an empty room large enough for all who sit on site. */
export async function readSeatPlan(
  db: Db | Tx,
  examId: MockExamId,
): Promise<SeatPlan & { saved: boolean }> {
  const [room] = await db
    .select({
      rows: mockExams.seatRows,
      columns: mockExams.seatColumns,
      rooms: mockExams.seatRooms,
      taken: mockExams.onSiteTaken,
    })
    .from(mockExams)
    .where(eq(mockExams.id, examId));
  const places = await db
    .select({
      registrationId: mockRegistrations.id,
      seat: mockRegistrations.seatNumber,
      fixed: mockRegistrations.seatFixed,
    })
    .from(mockRegistrations)
    .where(
      and(
        eq(mockRegistrations.mockExamId, examId),
        isNull(mockRegistrations.canceledAt),
        eq(mockRegistrations.onSiteState, 'confirmed'),
        isNotNull(mockRegistrations.seatNumber),
      ),
    )
    .orderBy(asc(mockRegistrations.seatNumber));
  const columns = room?.columns ?? COLUMNS;
  return {
    saved: room?.rows !== null && room?.rows !== undefined,
    columns,
    ...(room?.rooms && { rooms: room.rooms }),
    rows:
      room?.rows ??
      Math.min(ROOM_LIMITS.side, Math.max(1, Math.ceil((room?.taken ?? 0) / columns))),
    seats: places.flatMap(({ seat, ...place }) => (seat === null ? [] : [{ ...place, seat }])),
  };
}

/**
 * Writes a plan; students it does not place lose their seats. A plan that was not saved is none.
 */
export async function writeSeatPlan(
  tx: Tx,
  examId: MockExamId,
  { rows, columns, rooms, seats, saved = true }: SeatPlan & { saved?: boolean },
): Promise<void> {
  await tx
    .update(mockExams)
    .set({
      seatRows: saved ? rows : null,
      seatColumns: saved ? columns : null,
      seatRooms: (saved && rooms) || null,
    })
    .where(eq(mockExams.id, examId));
  await tx
    .update(mockRegistrations)
    .set({ seatNumber: null, seatFixed: false })
    .where(eq(mockRegistrations.mockExamId, examId));
  await tx.execute(sql`
    update mock_registrations r set seat_number = w.seat, seat_fixed = w.fixed
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as w ("registrationId" bigint, seat int, fixed boolean)
    where r.id = w."registrationId" and r.mock_exam_id = ${examId}::bigint`);
}
