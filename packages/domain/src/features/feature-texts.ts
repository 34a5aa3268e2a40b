import { featureFields } from './fields';
import { FEATURES, type Feature } from './features';

export const featureName = (feature: Feature): string => featureFields[feature].label;

/** The refusal of whatever belongs to a feature that is off. */
export const featureRefusalTexts = {
  'feature-off': '학원에서 쓰지 않는 기능이에요.',
} as const;
/** The same for managers, who learn where it is switched on. */
export const managersFeatureTexts = {
  'feature-off': '꺼져 있는 기능입니다. 시스템 설정의 기능에서 켤 수 있습니다.',
} as const;

/** Why something is disabled while its feature is off. */
export const featureOffText = managersFeatureTexts['feature-off'];

/** The names of several, in their order. */
export const featureNames = (features: readonly Feature[]): string =>
  FEATURES.filter((one) => features.includes(one))
    .map(featureName)
    .join(', ');
