import { lazyPart } from '../../shared/page/lazy-part';
import type { OptionalFeature } from '../../shared/page/optional-feature';
import { kiosksTexts } from './kiosk-texts';

export const kiosk: OptionalFeature = {
  feature: 'kiosk',
  settings: {
    value: 'kiosks',
    group: 'attendance',
    label: kiosksTexts.title,
    words: '태블릿 입구 체크인',
    needs: 'settings.read',
    Component: lazyPart(async () => (await import('./devices/kiosks-tab')).KiosksTab),
  },
  DayNotice: lazyPart(async () => (await import('./check-in-notice')).CheckInNotice, null),
};
