import { checkAttachments, decideAttachments } from '@academy/domain/attachments';
import type { AttachmentId, ScheduleId, StudentId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import {
  copyAttachments,
  readOwnAttachments,
  writeAttachments,
  type AttachmentHolder,
} from './attachments-db';

interface Attaching {
  studentId: StudentId;
  /** The reason or the schedule that gets them. */
  to: AttachmentHolder;
  /** The schedule of a change request, whose pictures may be named as well: it keeps its own. */
  from?: ScheduleId;
}

/** Gives a reason or a schedule the pictures that its form names; without any it keeps its own. */
export async function attach(
  tx: Tx,
  { studentId, to, from }: Attaching,
  named: readonly AttachmentId[] | undefined,
): Promise<void> {
  if (named === undefined) {
    if (from !== undefined) await copyAttachments(tx, from, to);
    return;
  }
  const wanted = [...new Set(named)];
  const tooMany = checkAttachments(wanted.length);
  if (tooMany !== undefined) refuseFields({ attachmentIds: tooMany });
  const own = await readOwnAttachments(tx, { studentId, to, from }, wanted);
  const decision = decideAttachments(wanted, own);
  if (!decision.allowed) throw new Refusal(decision.reason);
  await writeAttachments(tx, to, wanted);
}
