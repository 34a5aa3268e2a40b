export { featureFields } from './fields';
export { featureEndpoints } from './endpoints';
export { featureNames, featureName, partsOfFeature } from './feature-texts';
export { defaultFeatures, FEATURES, featuresOff, isOn } from './features';
export type { Feature, FeatureSettings } from './features';
export { editedFeaturesSchema, featureSettingsSchema, featuresOffSchema } from './schemas';
