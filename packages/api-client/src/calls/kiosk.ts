import { kioskCodeEndpoints, kioskEndpoints } from '@academy/domain/kiosk';
import { bind } from '../bind';
import type { Client } from '../client';

/** What a device at the door calls, with the token of its own. */
export const kioskCalls = (client: Client) => bind(client, kioskEndpoints);

/** What a student's app makes its QR codes of. */
export const kioskCodeCalls = (client: Client) => bind(client, kioskCodeEndpoints);
