import type { OptionalFeature } from '../../across/optional-feature';
import { askServer } from '../students-page';
import { kioskScenes } from './scenes';

export const kiosk: OptionalFeature = {
  feature: 'kiosk',
  name: '키오스크',
  admin: [{ at: '/settings?tab=kiosks', link: '키오스크', shows: '정문' }],
  student: [],
  files: /\/(kiosks-tab|check-in-(code|notice)|kiosk-entry)-/,
  fill: (server) => askServer(server, 'kiosks', { method: 'POST', body: { name: '정문' } }),
  scenes: kioskScenes,
};
