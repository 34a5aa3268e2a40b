import type { Field } from '../fields/field';
import { featureName } from './feature-texts';
import type { Feature } from './features';

const switchOf = (feature: Feature) =>
  ({
    label: featureName(feature),
    kind: 'switch',
    valueText: (value: unknown) => (value === false ? '끔' : '켬'),
  }) as const;

/** Which features the academy uses. */
export const featureFields = {
  kiosk: switchOf('kiosk'),
  guardians: switchOf('guardians'),
  seats: switchOf('seats'),
  'study-time': switchOf('study-time'),
  mocks: switchOf('mocks'),
  schedule: switchOf('schedule'),
  points: switchOf('points'),
} as const satisfies Record<Feature, Field>;
