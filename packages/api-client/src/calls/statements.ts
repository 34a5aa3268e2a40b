import { statementEndpoints } from '@academy/domain/statements';
import { bind } from '../bind';
import type { Client } from '../client';

export const statementCalls = (client: Client) => bind(client, statementEndpoints);
