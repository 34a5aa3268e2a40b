import {
  kioskCodeEndpoints,
  kioskEndpoints,
  kioskManagementEndpoints,
} from '@academy/domain/kiosk';
import type { Db } from '../../db/database';
import type { AuthKeys } from '../../http/auth/auth-keys';
import type { FreeTries } from '../../http/limits/free-tries';
import type { Serve } from '../../http/serve';
import { readNoted } from './check-ins-db';
import { readCodeSecret } from './code-secret';
import { readKioskDay } from './kiosk-day';
import { readKiosks } from './kiosks-db';
import { addKiosk, endKiosk, pairKiosk } from './manage-kiosks';
import { saveCheckIns } from './save-check-ins';
import { tickCheckIn } from './tick-check-in';

export function kioskRoutes(
  serve: Serve,
  deps: { db: Db; keys: AuthKeys; tries: FreeTries },
): void {
  const { db } = deps;
  serve(kioskEndpoints.pairKiosk, (call) => pairKiosk(deps, call));
  serve(kioskEndpoints.kioskDay, (call) => readKioskDay(deps, call));
  serve(kioskEndpoints.checkIn, (call) => saveCheckIns(deps, call));
  serve(kioskManagementEndpoints.kiosks, async () => ({ content: await readKiosks(db) }));
  serve(kioskManagementEndpoints.addKiosk, (call) => addKiosk(db, call));
  serve(kioskManagementEndpoints.removeKiosk, (call) => endKiosk(db, call));
  serve(kioskCodeEndpoints.codeSecret, ({ actor: { studentId }, now }) =>
    readCodeSecret(deps, { studentId, now }),
  );
  serve(kioskManagementEndpoints.tickCheckIn, (call) => tickCheckIn(db, call));
  serve(kioskManagementEndpoints.notedCheckIns, async ({ params: { date } }) => ({
    content: await readNoted(db, date),
  }));
}
