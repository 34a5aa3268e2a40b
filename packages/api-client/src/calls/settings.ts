import { settingsEndpoints, settingsManagementEndpoints } from '@academy/domain/settings';
import { acceptSettings } from '../accept/settings';
import { bind } from '../bind';
import type { Client } from '../client';

export const settingsCalls = (client: Client) => bind(client, settingsEndpoints, acceptSettings);

/** The settings' other tabs; apart, so that the students' app carries nothing of it. */
export const settingsManagementCalls = (client: Client) =>
  bind(client, settingsManagementEndpoints);
