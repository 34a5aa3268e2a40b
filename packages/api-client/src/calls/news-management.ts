import { newsManagementEndpoints } from '@academy/domain/news';
import { bind } from '../bind';
import type { Client } from '../client';

export const newsManagementCalls = (client: Client) => bind(client, newsManagementEndpoints);
