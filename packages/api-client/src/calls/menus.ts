import { menuEndpoints } from '@academy/domain/menus';
import { newsEndpoints } from '@academy/domain/news';
import { bind } from '../bind';
import type { Client } from '../client';

export const menuCalls = (client: Client) => ({
  ...bind(client, menuEndpoints),
  menuOfDay: bind(client, newsEndpoints).menuOfDay,
});
