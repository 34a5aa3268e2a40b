import { bind } from '@academy/api-client';
import { kioskManagementEndpoints } from '@academy/domain/kiosk';
import { client } from '../../shared/session/session';

/** What managers do with devices and check-ins. */
export const kioskManagement = bind(client, kioskManagementEndpoints);
