import type { StudentId } from '@academy/domain/ids';
import { answerWords, decidedFields } from '@academy/domain/messages';
import type { Tx } from '../../../db/database';
import { takeBackNotices } from '../../../shared/messages/notices-db';
import { takeBackAnswers, notifyStudents } from '../../../shared/messages/push-db';
import { notifyGuardians } from '../../../shared/messages/notify-guardians';

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

/**
 * Notifies guardians what happened to requests, each as the sentence that names it, and the phones
 * of students that something did.
 */
export async function notifyDecided<One extends Request & { version: number }>(
  tx: Tx,
  what: What,
  requests: readonly One[],
  { decision, reason, now, sentence }: Decision & { sentence: (request: One) => string },
): Promise<void> {
  const kind = `${what}-answer` as const;
  await notifyStudents(
    tx,
    requests.map(({ id, studentId, version }) => ({
      studentId,
      kind,
      what: `${id} ${version}`,
      words: answerWords(kind, decision === 'approve'),
    })),
    now,
  );
  await notifyGuardians(
    tx,
    requests.map((request) => ({
      kind: 'decided',
      studentId: request.studentId,
      fields: decidedFields(sentence(request), { decision, reason }),
      key: keyOf(what, request.id, decision),
    })),
    now,
  );
}

/** Drops notices of decisions that are open again. */
export async function takeBackDecided(
  tx: Tx,
  what: What,
  requests: readonly Request[],
): Promise<void> {
  await takeBackAnswers(
    tx,
    `${what}-answer`,
    requests.map(({ id }) => id),
  );
  await takeBackNotices(
    tx,
    requests.flatMap(({ id, studentId }) =>
      DECISIONS.map((decision) => ({
        kind: 'decided' as const,
        studentId,
        key: keyOf(what, id, decision),
      })),
    ),
  );
}
