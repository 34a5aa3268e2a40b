import { kioskEndpoints, kioskManagementEndpoints } from '@academy/domain/kiosk';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readNoted } from './check-ins-db';
import { readKioskDay } from './kiosk-day';
import { readKiosks } from './kiosks-db';
import { addKiosk, endKiosk, pairKiosk } from './manage-kiosks';
import { saveCheckIns } from './save-check-ins';

export function kioskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(kioskEndpoints.pairKiosk, (call) => pairKiosk(db, call));
  serve(kioskEndpoints.kioskDay, (call) => readKioskDay(db, call));
  serve(kioskEndpoints.checkIn, (call) => saveCheckIns(db, call));
  serve(kioskManagementEndpoints.kiosks, async () => ({ content: await readKiosks(db) }));
  serve(kioskManagementEndpoints.addKiosk, (call) => addKiosk(db, call));
  serve(kioskManagementEndpoints.removeKiosk, (call) => endKiosk(db, call));
  serve(kioskManagementEndpoints.notedCheckIns, async ({ params: { date } }) => ({
    content: await readNoted(db, date),
  }));
}
