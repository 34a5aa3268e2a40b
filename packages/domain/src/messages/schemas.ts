import * as z from 'zod/mini';
import { messageIdSchema, studentIdSchema } from '../ids';
import { wonTotalSchema } from '../money';
import { ofArea, ofAreaOrNull } from '../rights';
import { calendarMonthSchema } from '../time';
import { messageAreas } from './message-areas';
import { NOTICE_KINDS } from './notices/notice-kinds';
import { NOTICE_CHANNELS } from './notices/notice-schemas';
import { PUSH_KINDS } from './push/push-kinds';

/** What a message is about. */
export const MESSAGE_KINDS = ['order', 'test', ...NOTICE_KINDS, ...PUSH_KINDS] as const;
export const messageKindSchema = z.enum(MESSAGE_KINDS);
export type MessageKind = z.output<typeof messageKindSchema>;

/** The way that it takes. */
export const MESSAGE_CHANNELS = ['mail', ...NOTICE_CHANNELS, 'push'] as const;
export const messageChannelSchema = z.enum(MESSAGE_CHANNELS);
export type MessageChannel = z.output<typeof messageChannelSchema>;

/**
 * `waiting`: for its time, its first or its next try. `sending`: a process is working on it.
 * `dead`: given up, needs attention.
 */
export const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'dead'] as const;
export const messageStateSchema = z.enum(MESSAGE_STATES);

/**
 * A message's state for readers: a `dead` one failed, or was dropped because it is no longer true;
 * one that was sent and did not arrive failed, too.
 * `to-copy`: a manager has to copy it into a chat.
 */
export const MESSAGE_PROGRESSES = ['to-copy', 'waiting', 'sent', 'failed', 'dropped'] as const;
export const messageProgressSchema = z.enum(MESSAGE_PROGRESSES);
export type MessageProgress = z.output<typeof messageProgressSchema>;

/** Why a try failed. */
export const MESSAGE_FAILURES = [
  'not-set-up',
  'unreachable',
  'login-refused',
  'recipient-refused',
  'refused',
  'too-late',
  'replaced',
  'no-balance',
  'taken-back',
  'stopped',
  'not-delivered',
  'over-budget',
] as const;
export const messageFailureSchema = z.enum(MESSAGE_FAILURES);
export type MessageFailure = z.output<typeof messageFailureSchema>;

/**
 * What became of a message that the text service took; null where no service can be asked.
 * `asking`: it is not known yet. `unknown`: there was no report in time.
 */
export const MESSAGE_DELIVERIES = ['asking', 'delivered', 'failed', 'unknown'] as const;
export const messageDeliverySchema = z.enum(MESSAGE_DELIVERIES);
export type MessageDelivery = z.output<typeof messageDeliverySchema>;

const areaOfMessage = (message: unknown) => {
  const read = z.safeParse(z.object({ kind: messageKindSchema }), message);
  return read.success ? messageAreas[read.data.kind] : null;
};

const moment = z.nullable(z.iso.datetime());
export const messageSchema = z.object({
  id: messageIdSchema,
  kind: messageKindSchema,
  channel: messageChannelSchema,
  /** The student it is about; null without one. Its kind beside a name would tell as much. */
  student: ofAreaOrNull(areaOfMessage, z.object({ id: studentIdSchema, name: z.string() })),
  recipient: z.string(),
  subject: ofArea(areaOfMessage, z.string()),
  text: ofArea(areaOfMessage, z.string()),
  state: messageStateSchema,
  tries: z.int(),
  failure: z.nullable(messageFailureSchema),
  /** Won. */
  cost: z.int(),
  createdAt: z.iso.datetime(),
  /** After this it is out of date and is not sent. */
  giveUpAt: z.iso.datetime(),
  sentAt: moment,
  delivery: z.nullable(messageDeliverySchema),
  /** When the caterer confirmed it; of orders only. */
  confirmedAt: moment,
});
export type Message = z.output<typeof messageSchema>;

const count = z.int().check(z.nonnegative());
/** A month's messages, newest first, a slice at a time; `figures` cover the whole month. */
export const messageSliceSchema = z.object({
  asOf: z.iso.datetime(),
  content: z.array(messageSchema),
  hasNext: z.boolean(),
  lastId: z.nullable(messageIdSchema),
  figures: z.object({
    toCopy: count,
    waiting: count,
    sent: count,
    failed: count,
    dropped: count,
    cost: wonTotalSchema,
    costBefore: wonTotalSchema,
  }),
});

/** What was sent again, and what stayed as it was. */
export const resentSchema = z.object({
  resent: count,
  kept: z.array(z.object({ id: messageIdSchema, reason: z.enum(['not-failed', 'over']) })),
});

/** How long a caterer's confirmation is waited for, at first and at most. */
const DEFAULT_MINUTES = 60;
export const MOST_MINUTES = 24 * 60;

/** Whether a day's order goes to the caterer by itself, and where to. */
export const messageSettingsSchema = z.object({
  orderMail: z.boolean(),
  orderAddress: z.string().check(z.maxLength(254)),
  /** After how many minutes an unconfirmed order becomes a task; 0: never. */
  confirmMinutes: z.int(),
});
export type MessageSettings = z.output<typeof messageSettingsSchema>;
export const defaultMessageSettings: MessageSettings = {
  orderMail: false,
  orderAddress: '',
  confirmMinutes: DEFAULT_MINUTES,
};

/** The settings and who saved them last; `version` goes back as `If-Match`. */
export const editedMessageSettingsSchema = z.object({
  settings: messageSettingsSchema,
  version: z.int(),
  updatedAt: moment,
  updatedByName: z.nullable(z.string()),
});
export type EditedMessageSettings = z.output<typeof editedMessageSettingsSchema>;

const channel = z.object({ ready: z.boolean(), from: z.nullable(z.string()) });
/** What paid messages cost in the current month, and what is left of the budget; null: no limit. */
export const messageBudgetSchema = z.object({
  month: calendarMonthSchema,
  spent: wonTotalSchema,
  budget: z.nullable(wonTotalSchema),
  left: z.nullable(wonTotalSchema),
});
export type MessageBudget = z.output<typeof messageBudgetSchema>;

/** The channels that the operator has set up, and the student named in example notices. */
export const messageChannelsSchema = z.object({
  mail: channel,
  sms: channel,
  alimtalk: channel,
  example: z.object({ academy: z.string(), student: z.nullable(z.string()) }),
});
