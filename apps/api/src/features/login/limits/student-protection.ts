import { pinFault, type LoginSettings, pinFaultText } from '@academy/domain/login';
import type { StudentId } from '@academy/domain/ids';
import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../../http/errors/refusal';
import { traceOf } from '../../../http/log/trace';
import { transact } from '../../../http/writes/transact';
import { notify } from '../../../shared/notify-db';
import { hashPassword, isPassword } from '../../../shared/accounts/passwords';
import { knowDevice, readDevice } from '../devices/device-cookie';
import { hasRoomForPin, insertWaitingDevice, readDeviceOf } from '../devices/devices-db';
import type { LoginDeps } from '../login-deps';
import { readPin } from '../pins-db';

interface Given {
  pin?: string | undefined;
  newPin?: string | undefined;
}

/** The result of checking the given PIN. `miss`: counts as a failed try. */
export type PinAnswer =
  | { ok: true; choose?: string }
  | { ok: false; refusal: Refusal; miss: boolean };

const refused = (code: 'pin-required' | 'pin-choose' | 'pin-wrong', miss = false): PinAnswer => ({
  ok: false,
  refusal: new Refusal(code),
  miss,
});

function chosen(newPin: string): PinAnswer {
  const fault = pinFault(newPin);
  if (fault === null) return { ok: true, choose: newPin };
  const code = fault === 'shape' ? 'pin-shape' : 'pin-simple';
  return {
    ok: false,
    refusal: new Refusal(code, { errors: { newPin: pinFaultText(fault) } }),
    miss: false,
  };
}

/**
 * What the academy's PIN says to a login. An unknown number (`id` undefined) gets the same
 * as one with a PIN, and takes as long: the answer tells no stranger which numbers exist.
 */
export async function checkPin(
  { db }: LoginDeps,
  id: StudentId | undefined,
  { pin, newPin }: Given,
): Promise<PinAnswer> {
  const hash = id === undefined ? undefined : await readPin(db, id);
  if (id !== undefined && hash === undefined)
    return newPin === undefined ? refused('pin-choose') : chosen(newPin);
  if (pin === undefined) return refused('pin-required', id === undefined);
  return (await isPassword(pin, hash)) ? { ok: true } : refused('pin-wrong', true);
}

const waits = (code: string) => new Refusal('device-waiting', { variables: { code } });

/**
 * A device that waits, and on which a PIN was chosen already, goes on waiting, whether or not it
 * says the PIN again: nothing is chosen twice. Undefined: the login goes its way.
 */
export async function checkWaiting(
  { db, keys }: LoginDeps,
  { approveDevices, pin }: LoginSettings,
  studentId: StudentId | undefined,
  { request }: FastifyReply,
): Promise<Refusal | undefined> {
  const device = readDevice(request, keys);
  if (!approveDevices || !pin || device === undefined || studentId === undefined) return undefined;
  const known = await readDeviceOf(db, studentId, device);
  return known?.state === 'waiting' && known.pinHash !== null ? waits(known.code) : undefined;
}

/**
 * Refuses a device that the student has never signed in with, until a manager has approved it. What
 * was chosen as PIN (`newPin`) is kept for then.
 */
export async function checkDevice(
  { db, keys }: LoginDeps,
  { approveDevices }: LoginSettings,
  studentId: StudentId,
  {
    reply,
    newPin,
    code: shared,
  }: { reply: FastifyReply; newPin: string | undefined; code?: string },
): Promise<Refusal | undefined> {
  if (!approveDevices) return undefined;
  const { at, device: label } = traceOf(reply.request);
  const deviceHash = knowDevice(reply, keys);
  const known = await readDeviceOf(db, studentId, deviceHash);
  if (known?.state === 'known') return undefined;
  if (known?.state === 'refused') return new Refusal('device-refused');
  const code = known?.code ?? shared ?? String(randomInt(10_000)).padStart(4, '0');
  if (!known) {
    const pinHash =
      newPin !== undefined && (await hasRoomForPin(db, studentId))
        ? await hashPassword(newPin)
        : undefined;
    await transact(db, async (tx) => {
      await insertWaitingDevice(tx, { deviceHash, studentId, label, code, pinHash, now: at });
      await notify(tx, { topic: 'accounts' });
    });
  }
  return waits(code);
}
