import type { ManagerId, MessageId, StudentId } from '@academy/domain/ids';
import {
  MESSAGE_CHANNELS,
  MESSAGE_DELIVERIES,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  MESSAGE_STATES,
} from '@academy/domain/messages';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

export const messageKind = pgEnum('message_kind', MESSAGE_KINDS);
export const messageChannel = pgEnum('message_channel', MESSAGE_CHANNELS);
export const messageFailure = pgEnum('message_failure', MESSAGE_FAILURES);

/**
 * The outbox: written in the transaction of the event, sent afterwards by any process
 * (docs/product/messages.md#outbox).
 */
export const messages = pgTable(
  'messages',
  {
    id: idColumn<MessageId>().generatedAlwaysAsIdentity().primaryKey(),
    /** Names the event: the same thing is sent once. */
    key: text().notNull(),
    kind: messageKind().notNull(),
    channel: messageChannel().notNull(),
    /** The student it is about. */
    studentId: idColumn<StudentId>().references(() => students.id),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    /** The approved template that says the same, and what is in it. */
    template: jsonb().$type<{ id: string; variables: Record<string, string> }>(),
    /** By which the channel knows it again when it is handed over twice. */
    uid: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    state: word(MESSAGE_STATES).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** When it is tried next; while it is being sent, until when it belongs to its process. */
    nextAt: instant().notNull(),
    /** After this it is out of date and is not sent. */
    giveUpAt: instant().notNull(),
    /** Why the last try failed. */
    failure: messageFailure(),
    /** What the channel calls it. */
    providerId: text(),
    /** Won. */
    cost: integer().notNull().default(0),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** What became of it, where the channel can be asked. */
    delivery: word(MESSAGE_DELIVERIES),
    /** When it is asked about next. */
    askAt: instant(),
    /** When it was known what became of it, or given up. */
    settledAt: instant(),
  },
  (table) => [
    uniqueIndex('messages_key').on(table.key),
    index('messages_due_idx')
      .on(table.nextAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('messages_ask_idx')
      .on(table.askAt)
      .where(sql`${table.delivery} = 'asking'`),
    index('messages_undelivered_idx')
      .on(table.settledAt)
      .where(sql`${table.delivery} = 'failed'`),
    index('messages_student_idx')
      .on(table.studentId, table.id)
      .where(sql`${table.studentId} is not null`),
    /** How many went out in the last minute, and what waits for one number. */
    index('messages_sent_at_idx').on(table.sentAt),
    index('messages_recipient_idx')
      .on(table.recipient)
      .where(sql`${table.state} = 'waiting'`),
    index('messages_created_at_idx').on(table.createdAt.desc(), table.id.desc()),
    check('messages_state', isOneOf(table.state, MESSAGE_STATES)),
    check('messages_delivery', isOneOf(table.delivery, MESSAGE_DELIVERIES)),
    check('messages_delivery_of_sent', sql`${table.delivery} is null or ${table.state} = 'sent'`),
    check(
      'messages_asking_has_time',
      sql`(${table.delivery} is not distinct from 'asking') = (${table.askAt} is not null)`,
    ),
    check(
      'messages_settled_has_time',
      sql`coalesce(${table.delivery} <> 'asking', false) = (${table.settledAt} is not null)`,
    ),
    check('messages_sent_has_time', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
);

/** What was ordered of the caterer for a day, one row for each version that was sent. */
export const mealOrders = pgTable(
  'meal_orders',
  {
    date: calendarDay().notNull(),
    version: integer().notNull(),
    lunch: integer().notNull(),
    dinner: integer().notNull(),
    orderedAt: instant().notNull(),
    messageId: idColumn<MessageId>()
      .notNull()
      .references(() => messages.id),
    /** When the caterer said that they have seen it. */
    confirmedAt: instant(),
    /** The manager who noted that, say after a call. */
    confirmedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    primaryKey({ name: 'meal_orders_pkey', columns: [table.date, table.version] }),
    /** Which order a message is. */
    index('meal_orders_message_idx').on(table.messageId),
  ],
);
