import { auditEndpoints } from '@academy/domain/audit';
import { bind } from '../bind';
import type { Client } from '../client';

export const auditCalls = (client: Client) => bind(client, auditEndpoints);
