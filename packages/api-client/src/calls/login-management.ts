import { loginManagementEndpoints } from '@academy/domain/login';
import { bind } from '../bind';
import type { Client } from '../client';

export const loginManagementCalls = (client: Client) => bind(client, loginManagementEndpoints);
