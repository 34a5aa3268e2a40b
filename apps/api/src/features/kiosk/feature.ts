import {
  kioskCodeEndpoints,
  kioskEndpoints,
  kioskManagementEndpoints,
} from '@academy/domain/kiosk';
import type { OptionalFeature } from '../../shared/optional-feature';
import { kioskWords } from './kiosk-words';
import { kioskRoutes } from './kiosk-routes';

export const kiosk: OptionalFeature = {
  tables: {
    kiosk: {
      calls: kioskEndpoints,
      about: '키오스크: 연결, 오늘, 체크인',
      words: kioskWords,
      statuses: { 'kiosk-code-unknown': 400 },
    },
    kioskCode: { calls: kioskCodeEndpoints, about: '체크인 QR', words: kioskWords },
    kioskManagement: {
      calls: kioskManagementEndpoints,
      about: '키오스크 기기와 확인할 체크인',
      words: kioskWords,
    },
  },
  routes: [kioskRoutes],
};
