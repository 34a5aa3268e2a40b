import type { CheckInId, KioskId, ManagerId, StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { kioskCheckIns, kiosks } from '../../db/schema';
import { KIOSK_TOKEN } from '../../http/auth/auth-hook';

export interface SomeKiosk {
  kioskId: KioskId;
  kioskToken: string;
  /** A marked one, at this device. */
  checkInId: CheckInId;
}

/** A device at the door, connected, and what a student did at it. */
export async function insertKiosk(
  db: Db,
  { by, studentId, now }: { by: ManagerId; studentId: StudentId; now: Date },
): Promise<SomeKiosk> {
  const kioskToken = `${KIOSK_TOKEN}${randomUUID()}`;
  const [kiosk] = await db
    .insert(kiosks)
    .values({
      name: '정문',
      addedAt: now,
      addedBy: by,
      pairedAt: now,
      tokenHash: createHash('sha256').update(kioskToken).digest('hex'),
    })
    .returning({ id: kiosks.id });
  if (!kiosk) throw new Error('inserting a kiosk returned no row');
  const [checkIn] = await db
    .insert(kioskCheckIns)
    .values({
      kioskId: kiosk.id,
      key: randomUUID(),
      studentId,
      date: seoulDay(now),
      action: 'arrive',
      at: now,
      receivedAt: now,
      written: false,
      marks: ['not-written'],
    })
    .returning({ id: kioskCheckIns.id });
  if (!checkIn) throw new Error('inserting a check-in returned no row');
  return { kioskId: kiosk.id, kioskToken, checkInId: checkIn.id };
}
