import * as z from 'zod/mini';

/** What an academy may have keys of its own for. */
export const SENDING_WAYS = ['text', 'mail'] as const;
export const sendingWaySchema = z.enum(SENDING_WAYS);
export type SendingWay = z.output<typeof sendingWaySchema>;

/**
 * `own`: the academy's. `server`: those of the environment. `unreadable`: kept under another
 * installation's key, so that they have to be entered again.
 */
const stateSchema = z.enum(['own', 'server', 'none', 'unreadable']);

const saved = {
  savedAt: z.nullable(z.iso.datetime()),
  savedByName: z.nullable(z.string()),
};
const keptKeysSchema = z.object({
  state: stateSchema,
  /** The number or address that messages come from. */
  sender: z.nullable(z.string()),
  /** The last four characters of the key. */
  keyEnd: z.nullable(z.string()),
  ...saved,
});
export type KeptKeys = z.output<typeof keptKeysSchema>;

/** What is known of the keys. None of them is ever told again. */
export const sendingKeysSchema = z.object({
  text: keptKeysSchema,
  mail: keptKeysSchema,
  push: z.object({ ...saved, devices: z.int().check(z.nonnegative()) }),
});
export type SendingKeys = z.output<typeof sendingKeysSchema>;

const line = (limit: number) => z.string().check(z.maxLength(limit));

/** An account at SOLAPI; without `pfId` there is no 알림톡. */
export const textKeysSchema = z.object({
  apiKey: line(100),
  apiSecret: line(200),
  from: line(20),
  pfId: line(100),
});
export type TextKeys = z.output<typeof textKeysSchema>;

/** An account at a mail server. */
export const mailKeysSchema = z.object({
  host: line(253),
  port: z.int(),
  user: line(254),
  password: line(500),
  from: line(254),
});
export type MailKeys = z.output<typeof mailKeysSchema>;
