import { guardianEndpoints } from '@academy/domain/guardians';
import { bind } from '../bind';
import type { Client } from '../client';

/** What a guardian's page asks. */
export const guardianCalls = (client: Client) => bind(client, guardianEndpoints);
