import {
  kioskCodeEndpoints,
  kioskEndpoints,
  kioskManagementEndpoints,
} from '@academy/domain/kiosk';
import type { OptionalFeature } from '../../shared/optional-feature';
import { kioskRoutes } from './kiosk-routes';

export const kiosk: OptionalFeature = {
  tables: {
    kiosk: { calls: kioskEndpoints, about: '키오스크: 연결, 오늘, 체크인' },
    kioskCode: { calls: kioskCodeEndpoints, about: '체크인 QR', words: 'kiosk' },
    kioskManagement: {
      calls: kioskManagementEndpoints,
      about: '키오스크 기기와 확인할 체크인',
      words: 'kiosk',
    },
  },
  routes: [kioskRoutes],
};
