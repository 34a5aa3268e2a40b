import { accountEndpoints } from '@academy/domain/accounts';
import { acceptAccounts } from '../accept/accounts';
import { bind } from '../bind';
import type { Client } from '../client';

export const accountCalls = (client: Client) => bind(client, accountEndpoints, acceptAccounts);
