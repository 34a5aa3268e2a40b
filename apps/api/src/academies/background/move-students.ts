import { advanceMoves } from '../../features/moves/advance-move';
import { readReadOnly } from '../../shared/installation/installation-db';
import { openBranches, type OfficeDeps } from '../branches';
import type { Academy } from '../directory-db';
import type { Rooms } from '../rooms';

/** When one that could not go on is tried again. */
const AGAIN_MS = 60_000;

interface Office {
  academy: Academy;
  room: Pick<Rooms, 'database'>;
  house: OfficeDeps;
  now: Date;
}

/**
 * Moves the students between a head office's branches whose day has come, and goes on with moves
 * that stopped. When it is to be done again, if some had to wait.
 */
export async function moveStudents({ academy, room, house, now }: Office): Promise<Date | null> {
  if (!house.directory.all().some(({ office }) => office === academy.slug)) return null;
  const { db } = room.database;
  if ((await readReadOnly(db)).readOnly) return null;
  const isWaiting = await advanceMoves({ db, branches: openBranches(house, academy) }, now);
  return isWaiting ? new Date(now.getTime() + AGAIN_MS) : null;
}
