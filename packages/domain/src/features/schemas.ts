import * as z from 'zod/mini';
import type { FeatureSettings } from './features';

export const featureSettingsSchema = z.object({
  kiosk: z.boolean(),
  guardians: z.boolean(),
  seats: z.boolean(),
  'study-time': z.boolean(),
  mocks: z.boolean(),
  schedule: z.boolean(),
  points: z.boolean(),
} satisfies Record<keyof FeatureSettings, unknown>);

export const editedFeaturesSchema = z.object({
  settings: featureSettingsSchema,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});

/** What both apps are answered at opening; another release may know more names. */
export const featuresOffSchema = z.optional(z.array(z.string()));
