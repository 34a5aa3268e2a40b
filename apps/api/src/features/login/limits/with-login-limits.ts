import type { FastifyRequest } from 'fastify';
import { proofOf } from '../../../http/limits/proof-of-work';
import { isKnownDevice } from '../devices/devices-db';
import { readDevice } from '../devices/device-cookie';
import type { LoginDeps } from '../login-deps';
import type { Side } from '../sessions/refresh-cookie';

interface Try {
  side: Side;
  /** The number or the user name. */
  name: string;
  ip: string;
  now: Date;
  request: FastifyRequest;
}

/** Runs a login within its budgets, with what is known of the browser that tries it. */
export async function withLoginLimits<T>(
  { db, keys, gate }: LoginDeps,
  { side, name, ip, now, request }: Try,
  tryLogin: (knownDevice: string | undefined) => Promise<T | undefined>,
): Promise<T | undefined> {
  const device = readDevice(request, keys);
  const knownDevice =
    device !== undefined && (await isKnownDevice(db, side, device, name)) ? device : undefined;
  return gate({ side, ip, name, now, knownDevice, proof: proofOf(request) })(() =>
    tryLogin(knownDevice),
  );
}
