import { operationEndpoints } from '@academy/domain/operations';
import { bind } from '../bind';
import type { Client } from '../client';

export const operationCalls = (client: Client) => bind(client, operationEndpoints);
