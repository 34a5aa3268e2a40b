import * as z from 'zod/mini';
import { forEachFeature } from './features';

export const featureSettingsSchema = z.object(forEachFeature(z.boolean()));

export const editedFeaturesSchema = z.object({
  settings: featureSettingsSchema,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});

/** What both apps are answered at opening; another release may know more names. */
export const featuresOffSchema = z.optional(z.array(z.string()));
