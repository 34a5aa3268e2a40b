/** What an academy can do without. Meals, students, notices and attendance are always there. */
export const FEATURES = [
  'kiosk',
  'guardians',
  'seats',
  'study-time',
  'mocks',
  'schedule',
  'points',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Which of them the academy uses. */
export type FeatureSettings = Record<Feature, boolean>;

const all = (on: boolean): FeatureSettings => ({
  kiosk: on,
  guardians: on,
  seats: on,
  'study-time': on,
  mocks: on,
  schedule: on,
  points: on,
});

/** An academy that has never chosen uses all of them. */
export const defaultFeatures = all(true);

/** What a new academy begins with: its first steps ask what else it uses. */
export const featuresOfNewAcademy = all(false);

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
