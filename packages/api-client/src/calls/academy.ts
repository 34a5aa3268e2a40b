import { academyEndpoints } from '@academy/domain/settings';
import { bind } from '../bind';
import type { Client } from '../client';

/** What a login screen shows of the academy; `settingsCalls` has it too, with everything else. */
export const academyCalls = (client: Client) => bind(client, academyEndpoints);
