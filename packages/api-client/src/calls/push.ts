import { pushEndpoints } from '@academy/domain/messages';
import { bind } from '../bind';
import type { Client } from '../client';

export const pushCalls = (client: Client) => bind(client, pushEndpoints);
