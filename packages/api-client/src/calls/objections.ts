import { objectionEndpoints } from '@academy/domain/points';
import { bind } from '../bind';
import type { Client } from '../client';

export const objectionCalls = (client: Client) => bind(client, objectionEndpoints);
