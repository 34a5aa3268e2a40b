import { isOn, type Feature } from '@academy/domain/features';
import type { Endpoint } from '@academy/domain/http';
import { Refusal } from './errors/refusal';

/** What the academy has switched off, for what every call asks. */
export type ReadFeaturesOff = () => Promise<readonly Feature[]>;

/** Refuses the calls of what is off; `featuresOf` says whose a call is. */
export const createFeatureGuard =
  (featuresOf: (endpoint: Endpoint) => readonly Feature[], readOff: ReadFeaturesOff) =>
  async (endpoint: Endpoint): Promise<void> => {
    const features = featuresOf(endpoint);
    if (features.length === 0) return;
    const off = (await readOff()).filter((feature) => features.includes(feature));
    if (!isOn(features, off)) throw new Refusal('feature-off', { extra: { features: off } });
  };
