import { checkAttachments, decideAttachments } from '@academy/domain/attachments';
import type { AttachmentId, ReasonId, StudentId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import { readOwnAttachments, writeAttachments } from '../../shared/attachments/attachments-db';

interface Owner {
  studentId: StudentId;
  reasonId: ReasonId;
}

/**
 * Gives a reason the pictures that its form names; an app that names none at all, because it is
 * older, leaves them as they are.
 */
export async function attach(
  tx: Tx,
  { studentId, reasonId }: Owner,
  named: readonly AttachmentId[] | undefined,
): Promise<void> {
  if (named === undefined) return;
  const wanted = [...new Set(named)];
  const tooMany = checkAttachments(wanted.length);
  if (tooMany !== undefined) refuseFields({ attachmentIds: tooMany });
  const own = await readOwnAttachments(tx, { studentId, reasonId }, wanted);
  const decision = decideAttachments(wanted, own);
  if (!decision.allowed) throw new Refusal(decision.reason);
  await writeAttachments(tx, reasonId, wanted);
}
