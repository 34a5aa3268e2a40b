import { reportedDepositEndpoints } from '@academy/domain/deposits';
import { bind } from '../bind';
import type { Client } from '../client';

export const reportedDepositCalls = (client: Client) => bind(client, reportedDepositEndpoints);
