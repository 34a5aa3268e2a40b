import * as z from 'zod/mini';
import { branchSlugsSchema } from '../../branches/schemas';

/**
 * What a chain wants the same in its branches. Accounts and their numbers, keys, logins, addresses,
 * rooms and days off are each branch's own.
 */
export const HANDED_SETTINGS = [
  'meal-cutoffs',
  'meal-prices',
  'attendance',
  'schedule',
  'points',
  'mocks',
  'notice-words',
] as const;
export const handedSettingSchema = z.enum(HANDED_SETTINGS);
export type HandedSetting = z.output<typeof handedSettingSchema>;

/** Which of them the office has decided: what it never saved is not handed down. */
export const decidedSettingsSchema = z.object({
  content: z.array(z.object({ setting: handedSettingSchema, decided: z.boolean() })),
});
export type DecidedSettings = z.output<typeof decidedSettingsSchema>;

export const handSettingsSchema = z.object({
  settings: z.array(handedSettingSchema).check(z.minLength(1), z.maxLength(HANDED_SETTINGS.length)),
  branches: branchSlugsSchema,
});
