import { kioskManagementEndpoints } from '@academy/domain/kiosk';
import { seoulDay } from '@academy/domain/time';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { kioskCheckIns } from '../../db/schema';
import type { FeatureInTests } from '../optional-feature';
import { doorActor } from './door-actor';

export const kiosk: FeatureInTests = {
  bodies: {
    'POST /admin/kiosks': () => ({ name: '정문' }),
    'DELETE /admin/kiosks/{kioskId}': () => undefined,
    'PUT /admin/check-ins/{checkInId}/seen': () => ({ seen: true }),
    'POST /kiosk/check-ins': ({ studentId }) => ({
      checkIns: [
        { key: randomUUID(), studentId, action: 'arrive', at: '2026-03-02T00:00:00.000Z' },
      ],
    }),
  },
  /** A marked check-in at the device. */
  async insert(db, { studentId, terminalId, now }) {
    const [checkIn] = await db
      .insert(kioskCheckIns)
      .values({
        kioskId: terminalId,
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
    return { kioskId: terminalId, checkInId: checkIn.id };
  },
  door: doorActor,
  reset: (db) => db.update(kioskCheckIns).set({ seenAt: null, seenBy: null }),
  homes: {
    kiosk: [],
    kioskCode: [],
    kioskManagement: [['settings', /admin\/kiosks/], ['attendance']],
  },
  withoutKey: {
    'PUT /admin/check-ins/{checkInId}/seen': 'the tick stands as it was sent',
    'POST /kiosk/check-ins': 'each check-in has a key of its own',
  },
  answers: {
    'POST /kiosk/pairing': async (server) => {
      const { body } = await server.callEndpoint(
        kioskManagementEndpoints.addKiosk,
        {},
        { token: await server.managerToken('admin'), body: { name: '정문' } },
      );
      const { code } = z.object({ code: z.string() }).parse(body);
      return server.call('POST', '/api/kiosk/pairing', { body: { code } });
    },
  },
  examples: { 'POST /kiosk/pairing': { code: '12345678' } },
  aboutNoStudent: {
    columns: /^kiosks\./,
    actions: ['add-kiosk', 'remove-kiosk'],
    paths: /^\/admin\/kiosks\b/,
  },
};
