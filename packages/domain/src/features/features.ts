import { featureFields } from './fields';

export type Feature = keyof typeof featureFields;

const isFeature = (name: string): name is Feature => Object.hasOwn(featureFields, name);

/** What an academy can do without. Meals, students, notices and attendance are always there. */
export const FEATURES: readonly Feature[] = Object.keys(featureFields).filter(isFeature);

/** Which of them the academy uses. */
export type FeatureSettings = Record<Feature, boolean>;

/** The same value for each of them. */
export const forEachFeature = <Value>(value: Value): Record<Feature, Value> =>
  Object.assign({}, ...FEATURES.map((feature) => ({ [feature]: value })));

/** An academy that has never chosen uses all of them. */
export const defaultFeatures: FeatureSettings = forEachFeature(true);

/** What a new academy begins with: its first steps ask what else it uses. */
export const featuresOfNewAcademy: FeatureSettings = forEachFeature(false);

export const featuresOff = (settings: FeatureSettings): Feature[] =>
  FEATURES.filter((feature) => !settings[feature]);

/**
 * Whether a feature is in use, of what an answer says is off. A server that says nothing of
 * features has all of them.
 */
export const isOn = (
  feature: Feature | readonly Feature[] | undefined,
  off: readonly string[] | undefined,
): boolean =>
  feature === undefined || ![feature].flat().some((one) => off !== undefined && off.includes(one));
