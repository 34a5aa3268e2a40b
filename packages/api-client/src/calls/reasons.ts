import { reasonEndpoints } from '@academy/domain/reasons';
import { acceptReasons } from '../accept/reasons';
import { bind } from '../bind';
import type { Client } from '../client';

export const reasonCalls = (client: Client) => bind(client, reasonEndpoints, acceptReasons);
