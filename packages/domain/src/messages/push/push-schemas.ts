import * as z from 'zod/mini';

/** The hours at which tomorrow's menu may come. */
export const MENU_HOURS = { first: 12, last: 22 } as const;

/** What a student wants to be notified of; each is off until they ask for it. */
export const pushSettingsSchema = z.object({
  menu: z.boolean(),
  /** The clock's hour at which tomorrow's menu comes. */
  menuHour: z.int().check(z.gte(MENU_HOURS.first), z.lte(MENU_HOURS.last)),
  cutoff: z.boolean(),
  answers: z.boolean(),
  /** Before an exam closes, and before its day. */
  exams: z._default(z.boolean(), false),
});
export type PushSettings = z.output<typeof pushSettingsSchema>;
export const defaultPushSettings: PushSettings = {
  menu: false,
  menuHour: 19,
  cutoff: false,
  answers: false,
  exams: false,
};

const base64url = (bytes: number) =>
  z
    .string()
    .check(z.regex(/^[\w-]+$/), z.minLength(Math.ceil((bytes * 4) / 3)), z.maxLength(bytes * 2));
/** A browser's push address and keys, so that only it can read the notification. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(1_000)),
  p256dh: base64url(65),
  auth: base64url(16),
});
export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

/**
 * A student's choices, whether the asking device is notified, and the key by which a browser knows
 * the academy.
 */
export const ownPushSchema = z.object({
  settings: pushSettingsSchema,
  thisDevice: z.boolean(),
  publicKey: z.string(),
});
export type OwnPush = z.output<typeof ownPushSchema>;
