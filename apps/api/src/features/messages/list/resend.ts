import { decideResend, type messageEndpoints, type NoResend } from '@academy/domain/messages';
import type { MessageId } from '@academy/domain/ids';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { messages } from '../../../db/schema';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { toMessage } from '../outbox-db';

/**
 * Tries messages that were given up again, each with the `uid` of the first time. What did not
 * fail, or tells nothing any more, stays and is named.
 */
export function resendMessages(db: Db, call: Call<typeof messageEndpoints.resendMessages>) {
  const { actor, request, body, now } = call;
  return once(db, call, async (tx) => {
    const rows = await tx
      .select()
      .from(messages)
      .where(inArray(messages.id, body.messageIds))
      .orderBy(asc(messages.id))
      .for('update');
    const kept: { id: MessageId; reason: NoResend }[] = [];
    for (const row of rows) {
      const decision = decideResend(toMessage(row), now);
      if (!decision.again) {
        kept.push({ id: row.id, reason: decision.reason });
        continue;
      }
      await tx
        .update(messages)
        .set({ state: 'waiting', failure: null, nextAt: now, giveUpAt: decision.giveUpAt })
        .where(eq(messages.id, row.id));
    }
    const resent = rows.length - kept.length;
    await auditManager(
      tx,
      { actor, request },
      { action: 'resend-messages', entity: 'messages', entityId: null, after: { count: resent } },
    );
    await notify(tx, { topic: 'messages' });
    return { resent, kept };
  });
}
