import type { MessageId } from '@academy/domain/ids';
import {
  afterQuiet,
  budgetLeft,
  budgetMonth,
  fitsBudget,
  noticePrice,
  overBudgetText,
  type MessageBudget,
  type NoticeSettings,
} from '@academy/domain/messages';
import { won } from '@academy/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { messages } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { readNoticeTerms } from '../../shared/settings/kept-settings';

type Priced = { channel: string; text: string };

/**
 * What a month's messages cost so far, with those that a process is sending just now, in one look:
 * of two that are taken at once each sees the other or was seen by it. `except` is the asker's own.
 */
async function readSpent(
  db: Db | Tx,
  settings: NoticeSettings,
  now: Date,
  except?: MessageId,
): Promise<number> {
  const { from, until } = budgetMonth(now);
  const {
    rows: [row],
  } = await db.execute<{ spent: number; sending: Priced[] | null }>(sql`
    select
      coalesce(sum(cost) filter (where state = 'sent'), 0)::float8 as spent,
      json_agg(json_build_object('channel', channel, 'text', text))
        filter (where state = 'sending' and id is distinct from ${except ?? null}) as sending
    from messages
    where state = 'sending'
      or (sent_at >= ${from.toISOString()} and sent_at < ${until.toISOString()})`);
  const underWay = row?.sending ?? [];
  return underWay.reduce((sum, one) => sum + noticePrice(one, settings), row?.spent ?? 0);
}

/** Whether a message that this process has taken may still be paid this month. */
export async function isWithinBudget(
  db: Db,
  message: Priced & { id: MessageId },
  settings: NoticeSettings,
  now: Date,
): Promise<boolean> {
  const { monthlyBudget } = settings;
  const price = noticePrice(message, settings);
  if (monthlyBudget === null || price === 0) return true;
  return fitsBudget(price, monthlyBudget, await readSpent(db, settings, now, message.id));
}

/** What was spent this month, and what is left. */
export async function readMessageBudget(db: Db | Tx, now: Date): Promise<MessageBudget> {
  const settings = await readNoticeTerms(db);
  const { monthlyBudget } = settings;
  const spent = won(await readSpent(db, settings, now));
  const left = budgetLeft(monthlyBudget, spent);
  return {
    month: budgetMonth(now).month,
    spent,
    budget: monthlyBudget === null ? null : won(monthlyBudget),
    left: left === null ? null : won(left),
  };
}

/** Refuses a message that the budget of the month does not pay any more. */
export async function refuseOverBudget(tx: Tx, message: Priced, now: Date): Promise<void> {
  const settings = await readNoticeTerms(tx);
  const { monthlyBudget } = settings;
  if (monthlyBudget === null) return;
  const spent = await readSpent(tx, settings, now);
  if (fitsBudget(noticePrice(message, settings), monthlyBudget, spent)) return;
  const left = budgetLeft(monthlyBudget, spent) ?? 0;
  throw new Refusal('over-budget', { text: overBudgetText(monthlyBudget, left) });
}

/** What waits for the budget is tried with the new settings at once, but not by night. */
export async function retryOverBudget(tx: Tx, settings: NoticeSettings, now: Date): Promise<void> {
  const at = afterQuiet(now, settings).toISOString();
  await tx
    .update(messages)
    .set({ nextAt: sql`least(${messages.nextAt}, ${at}::timestamptz)` })
    .where(and(eq(messages.state, 'waiting'), eq(messages.failure, 'over-budget')));
}
