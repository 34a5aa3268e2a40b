import { settingsEndpoints } from '@academy/domain/settings';
import { acceptSettings } from '../accept/settings';
import { bind } from '../bind';
import type { Client } from '../client';

export const settingsCalls = (client: Client) => bind(client, settingsEndpoints, acceptSettings);
