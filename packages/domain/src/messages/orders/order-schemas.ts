import * as z from 'zod/mini';
import { messageIdSchema } from '../../ids';
import { calendarDaySchema } from '../../time';
import { messageFailureSchema } from '../schemas';

/**
 * The state of a day's order. `failed`: a try failed, or it waits for too long; `no-address`: it is
 * due without a recipient; `unconfirmed`: the caterer has not confirmed in time.
 */
export const ORDER_STATES = [
  'waiting',
  'failed',
  'no-address',
  'sent',
  'unconfirmed',
  'confirmed',
] as const;
export const orderStateSchema = z.enum(ORDER_STATES);
export type OrderState = z.output<typeof orderStateSchema>;

/** What a manager has to look after. */
export const ORDER_TROUBLES = ['failed', 'no-address', 'unconfirmed'] as const;
const orderTroubleSchema = z.enum(ORDER_TROUBLES);

const moment = z.nullable(z.iso.datetime());
export const orderCountsSchema = z.object({ lunch: z.int(), dinner: z.int() });

/** A day's newest order as managers see it. */
export const orderStandingSchema = z.object({
  date: calendarDaySchema,
  state: orderStateSchema,
  /** Null: nothing was written yet. */
  order: z.nullable(
    z.object({
      version: z.int(),
      counts: orderCountsSchema,
      recipient: z.string(),
      messageId: messageIdSchema,
      failure: z.nullable(messageFailureSchema),
      orderedAt: z.iso.datetime(),
      sentAt: moment,
      confirmedAt: moment,
      /** The manager who noted it, say after a call; null where the caterer did. */
      confirmedBy: z.nullable(z.string()),
    }),
  ),
});
export type OrderStanding = z.output<typeof orderStandingSchema>;

/** Null: no order of the day goes out by itself. */
export const dayOrderSchema = z.object({
  asOf: z.iso.datetime(),
  standing: z.nullable(orderStandingSchema),
});

/** A day whose order needs attention. */
export const orderTaskSchema = z.object({ date: calendarDaySchema, state: orderTroubleSchema });
export type OrderTask = z.output<typeof orderTaskSchema>;

/** A day's order as the caterer sees it: numbers without names. */
export const catererOrderSchema = z.object({
  academy: z.string(),
  deskPhone: z.string(),
  date: calendarDaySchema,
  version: z.int(),
  counts: orderCountsSchema,
  /** What this caterer received before; null for the first. */
  before: z.nullable(orderCountsSchema),
  orderedAt: z.iso.datetime(),
  confirmedAt: moment,
  /** Another address has the order now: nothing is confirmed here. */
  ended: z.boolean(),
});
export type CatererOrder = z.output<typeof catererOrderSchema>;

export const orderLinkParams = z.object({
  date: calendarDaySchema,
  signature: z.string().check(z.maxLength(64)),
});
