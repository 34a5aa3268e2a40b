import type { KioskId, ManagerId } from '@academy/domain/ids';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { kiosks } from '../../db/schema';
import { KIOSK_TOKEN } from '../../http/auth/auth-hook';

export interface SomeKiosk {
  kioskId: KioskId;
  kioskToken: string;
}

/** A device at the door, connected. */
export async function insertKiosk(
  db: Db,
  { by, now }: { by: ManagerId; now: Date },
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
  return { kioskId: kiosk.id, kioskToken };
}
