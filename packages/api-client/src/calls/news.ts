import { newsEndpoints } from '@academy/domain/news';
import { acceptNews } from '../accept/news';
import { bind } from '../bind';
import type { Client } from '../client';

export const newsCalls = (client: Client) => bind(client, newsEndpoints, acceptNews);
