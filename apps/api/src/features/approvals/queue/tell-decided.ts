import type { StudentId } from '@academy/domain/ids';
import { decidedFields } from '@academy/domain/messages';
import type { Tx } from '../../../db/database';
import { takeBackNotices } from '../../../shared/messages/notices-db';
import { tellNow } from '../../../shared/messages/tell-now';

const DECISIONS = ['approve', 'reject'] as const;
type What = 'reason' | 'schedule';

interface Request {
  id: string;
  studentId: StudentId;
}

interface Decision {
  decision: (typeof DECISIONS)[number];
  reason: string;
  now: Date;
}

const keyOf = (what: What, id: string, decision: Decision['decision']) =>
  `${what} ${id} ${decision}`;

/** Tells guardians what became of requests, each as the sentence that names it. */
export const tellDecided = <One extends Request>(
  tx: Tx,
  what: What,
  requests: readonly One[],
  { decision, reason, now, sentence }: Decision & { sentence: (request: One) => string },
): Promise<void> =>
  tellNow(
    tx,
    requests.map((request) => ({
      kind: 'decided',
      studentId: request.studentId,
      fields: decidedFields(sentence(request), { decision, reason }),
      key: keyOf(what, request.id, decision),
    })),
    now,
  );

/** What was decided and is open again is not told. */
export const takeBackDecided = (tx: Tx, what: What, requests: readonly Request[]): Promise<void> =>
  takeBackNotices(
    tx,
    requests.flatMap(({ id, studentId }) =>
      DECISIONS.map((decision) => ({
        kind: 'decided' as const,
        studentId,
        key: keyOf(what, id, decision),
      })),
    ),
  );
