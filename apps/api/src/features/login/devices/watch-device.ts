import { STUDENTS_PER_DEVICE_HOUR } from '@academy/domain/login';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../../db/database';
import { audit, type Trace } from '../../../shared/audit/audit-db';
import { notify } from '../../../shared/notify-db';
import { raiseAlert, studentsOfDevice } from './devices-db';

const HOUR_MS = 3_600_000;

/**
 * Raises an alert when one device signs in more students within an hour than siblings and a lent
 * phone explain.
 */
export async function watchDevice(
  tx: Tx,
  trace: Trace,
  { deviceHash, log }: { deviceHash: string; log: FastifyBaseLogger },
): Promise<void> {
  const since = new Date(trace.at.getTime() - HOUR_MS);
  const studentIds = await studentsOfDevice(tx, deviceHash, since);
  if (studentIds.length <= STUDENTS_PER_DEVICE_HOUR) return;
  const isNew = await raiseAlert(tx, { deviceHash, label: trace.device, studentIds, at: trace.at });
  if (!isNew) return;
  log.warn({ students: studentIds.length }, 'one device signed in many students');
  await audit(tx, trace, {
    actorKind: 'system',
    actorId: null,
    actorName: 'system',
    role: null,
    action: 'raise-login-alert',
    entity: 'login-alerts',
    entityId: null,
  });
  await notify(tx, { topic: 'accounts' });
}
