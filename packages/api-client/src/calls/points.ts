import { pointEndpoints } from '@academy/domain/points';
import { bind } from '../bind';
import type { Client } from '../client';

export const pointCalls = (client: Client) => bind(client, pointEndpoints);
