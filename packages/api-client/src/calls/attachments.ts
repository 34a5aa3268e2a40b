import { attachmentEndpoints } from '@academy/domain/attachments';
import { bind } from '../bind';
import type { Client } from '../client';

export const attachmentCalls = (client: Client) => bind(client, attachmentEndpoints);
