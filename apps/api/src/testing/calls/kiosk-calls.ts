import { randomUUID } from 'node:crypto';
import type { Belongings } from '../data/belongings';

/** Valid bodies of what is done with devices at the door, by method and path. */
export const kioskCalls: Readonly<Record<string, (belongings: Belongings) => unknown>> = {
  'POST /admin/kiosks': () => ({ name: '정문' }),
  'DELETE /admin/kiosks/{kioskId}': () => undefined,
  'PUT /admin/check-ins/{checkInId}/seen': () => ({ seen: true }),
  'POST /kiosk/check-ins': ({ studentId }) => ({
    checkIns: [{ key: randomUUID(), studentId, action: 'arrive', at: '2026-03-02T00:00:00.000Z' }],
  }),
};
