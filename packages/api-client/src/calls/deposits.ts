import { depositEndpoints } from '@academy/domain/deposits';
import { bind } from '../bind';
import type { Client } from '../client';

export const depositCalls = (client: Client) => bind(client, depositEndpoints);
