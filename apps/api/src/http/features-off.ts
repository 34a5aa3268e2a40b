import type { Feature } from '@academy/domain/features';
import type { Endpoint } from '@academy/domain/http';
import { Refusal } from './errors/refusal';

/** What the academy has switched off, for what every call asks. */
export type ReadFeaturesOff = () => Promise<readonly Feature[]>;

/** Refuses the calls of what is off. */
export const createFeatureGuard =
  (readOff: ReadFeaturesOff) =>
  async ({ features = [] }: Endpoint): Promise<void> => {
    if (features.length === 0) return;
    const off = (await readOff()).filter((feature) => features.includes(feature));
    if (off.length > 0) throw new Refusal('feature-off', { extra: { features: off } });
  };
