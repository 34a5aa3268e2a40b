import { pointManagementEndpoints } from '@academy/domain/points';
import { bind } from '../bind';
import type { Client } from '../client';

export const pointManagementCalls = (client: Client) => bind(client, pointManagementEndpoints);
