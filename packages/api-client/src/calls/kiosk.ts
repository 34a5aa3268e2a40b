import { kioskCodeEndpoints, kioskEndpoints } from '@academy/domain/kiosk';
import { bind } from '../bind';
import type { Client } from '../client';

/** The kiosk's calls, with the device's own token. */
export const kioskCalls = (client: Client) => bind(client, kioskEndpoints);

/** The seed of the student app's QR codes. */
export const kioskCodeCalls = (client: Client) => bind(client, kioskCodeEndpoints);
