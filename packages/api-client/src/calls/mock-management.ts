import { mockManagementEndpoints } from '@academy/domain/mocks';
import { bind } from '../bind';
import type { Client } from '../client';

export const mockManagementCalls = (client: Client) => bind(client, mockManagementEndpoints);
