import { settingsEndpoints } from '@academy/domain/settings';
import type { AcceptTable } from './accept';
import { oursOr } from './ours-or';

export const acceptSettings: AcceptTable<typeof settingsEndpoints> = {
  lunchSettings: oursOr(
    settingsEndpoints.lunchSettings.response,
    async () => (await import('./lunch-settings')).lunchSettingsIn,
  ),
};
