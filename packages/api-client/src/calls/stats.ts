import { statsEndpoints } from '@academy/domain/stats';
import { bind } from '../bind';
import type { Client } from '../client';

export const statsCalls = (client: Client) => bind(client, statsEndpoints);
