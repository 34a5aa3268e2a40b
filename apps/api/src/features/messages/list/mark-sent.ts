import type { messageEndpoints } from '@academy/domain/messages';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { markCopied } from '../outbox-db';

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
