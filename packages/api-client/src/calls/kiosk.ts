import { kioskCodeEndpoints, kioskEndpoints } from '@academy/domain/kiosk';
import { bind } from '../bind';
import type { Client } from '../client';
import { provingWork } from '../proving-work';

/** The kiosk's calls, with the device's own token. */
export function kioskCalls(client: Client) {
  const calls = bind(client, kioskEndpoints);
  return { ...calls, pairKiosk: provingWork(calls.pairKiosk) };
}

/** The seed of the student app's QR codes. */
export const kioskCodeCalls = (client: Client) => bind(client, kioskCodeEndpoints);
