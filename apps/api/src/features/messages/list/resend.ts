import type { MessageId } from '@academy/domain/ids';
import { decideResend, type messageEndpoints, type NoResend } from '@academy/domain/messages';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { toMessage, markCopied } from '../outbox-db';
import { lockMessages, tryAgain } from './list-db';

/** Notes that messages were copied and sent by hand. Whatever else became of them stays. */
export function markSent(db: Db, call: Call<typeof messageEndpoints.markMessagesSent>) {
  const { actor, request, body, now } = call;
  return once(db, call, async (tx) => {
    const marked = await markCopied(tx, body.messageIds, now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'mark-messages-sent',
        entity: 'messages',
        entityId: null,
        after: { count: marked },
      },
    );
    await notify(tx, { topic: 'messages' });
    return { marked };
  });
}

/**
 * Tries messages that were given up again, each with the `uid` of the first time. What did not
 * fail, or is out of date, stays and is named.
 */
export function resendMessages(db: Db, call: Call<typeof messageEndpoints.resendMessages>) {
  const { actor, request, body, now } = call;
  return once(db, call, async (tx) => {
    const rows = await lockMessages(tx, body.messageIds);
    const kept: { id: MessageId; reason: NoResend }[] = [];
    for (const row of rows) {
      const message = toMessage(row);
      const decision = decideResend(message, now);
      if (!decision.again) {
        kept.push({ id: message.id, reason: decision.reason });
        continue;
      }
      await tryAgain(tx, message.id, { nextAt: now, giveUpAt: decision.giveUpAt });
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
