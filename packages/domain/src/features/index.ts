export { featureFields } from './fields';
export { featureEndpoints } from './endpoints';
export { isAreaOn, isRightOn } from './feature-areas';
export { featureNames, featureName, featureOffText } from './feature-texts';
export { defaultFeatures, FEATURES, featuresOff, featuresOfNewAcademy, isOn } from './features';
export type { Feature, FeatureSettings } from './features';
export { editedFeaturesSchema, featureSettingsSchema } from './schemas';
