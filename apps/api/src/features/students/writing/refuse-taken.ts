import {
  phoneTakenText,
  seatsTakenText,
  seatTakenText,
  findSeatClashes,
  heldSeat,
  numberBlockedBy,
  type StudentDraft,
} from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { can, type Grants } from '@academy/domain/rights';
import type { Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import { readLoginSettings } from '../../../shared/settings/kept-settings';
import { nameWithDetails } from '../student-record';
import { readByPhone, readBySeat, type StudentTableRow } from '../students-db';

/** The owner of a number, for a manager who may see numbers; null otherwise. */
export const ownerFor = (
  viewer: Grants,
  holder: Parameters<typeof nameWithDetails>[0],
): string | null => (can(viewer, 'contacts.read') ? nameWithDetails(holder) : null);

/**
 * Refuses a number that another student in the list has, and says whose it is (409 `phone-taken`),
 * unless the two share it knowingly (`shares`) and the academy allows it.
 * Under `lockClaims`.
 */
export async function refuseTakenPhone(
  tx: Tx,
  student: Pick<StudentDraft, 'name' | 'phone'>,
  { viewer, own, ...asked }: { viewer: Grants; own?: StudentId; shares?: boolean; keeps?: boolean },
): Promise<void> {
  const holders = (await readByPhone(tx, [student.phone])).filter(({ id }) => id !== own);
  if (holders.length === 0) return;
  const { sharedNumbers } = await readLoginSettings(tx);
  const holder = numberBlockedBy(student, holders, {
    shared: asked.keeps === true || (asked.shares === true && sharedNumbers),
  });
  if (holder)
    throw new Refusal('phone-taken', {
      errors: { phone: phoneTakenText(ownerFor(viewer, holder)) },
    });
}

const seatTaken = ({ id, name }: StudentTableRow) =>
  new Refusal('seat-taken', {
    errors: { seat: seatTakenText(name) },
    extra: { holder: { id, name } },
  });

/**
 * Who has to give up the seat for a student: the one that the manager saw there (`swapSeatWith`).
 * Any other is named and refused (409 `seat-taken`); null when it is free. Under `lockClaims`.
 */
export async function holderOfSeat(
  tx: Tx,
  student: StudentDraft,
  { own, swapSeatWith }: { own?: StudentId; swapSeatWith?: StudentId | undefined } = {},
): Promise<StudentTableRow | undefined> {
  const seat = heldSeat(student);
  const [holder] = await readBySeat(tx, seat === null ? [] : [seat], own && [own]);
  if (holder && holder.id !== swapSeatWith) throw seatTaken(holder);
  return holder;
}

type Seated = Pick<StudentTableRow, 'id' | 'name' | 'seat' | 'status'>;

/** Who of these students cannot sit as they shall, and who sits there. Under `lockClaims`. */
export async function findTakenSeats<Change extends Seated>(
  tx: Tx,
  changes: readonly Change[],
): Promise<ReadonlyMap<Change, Seated>> {
  const keys = changes.map(heldSeat).filter((key) => key !== null);
  return findSeatClashes<Change, Seated>(changes, await readBySeat(tx, keys));
}

/** Refuses students whose seats are another user's by now, all of them named (409 `seat-taken`). */
export async function refuseTakenSeats(tx: Tx, changes: readonly Seated[]): Promise<void> {
  const taken = [...(await findTakenSeats(tx, changes))].map(([{ name, seat }, holder]) => ({
    student: name,
    seat: seat ?? '',
    holder: holder.name,
  }));
  if (taken.length > 0) throw new Refusal('seat-taken', { text: seatsTakenText(taken) });
}
