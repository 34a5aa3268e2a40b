import type { AttachmentId } from '../ids';
import { fill } from '../text/fill';
import { attachmentFieldTexts, type AttachmentRefusal } from './attachment-texts';
import { ATTACHMENTS_LIMIT } from './limits';
import type { Attachment } from './schemas';

/** The refusal for a form with too many pictures; undefined for up to three. */
export const checkAttachments = (count: number): string | undefined =>
  count > ATTACHMENTS_LIMIT
    ? fill(attachmentFieldTexts.tooMany, { limit: ATTACHMENTS_LIMIT })
    : undefined;

/** Whether two forms have the same pictures, in the same order. */
export const sameAttachments = (
  one: readonly Attachment[],
  other: readonly Attachment[],
): boolean => one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** A picture of the student's own, and whether something else has it. */
export interface OwnAttachment {
  id: AttachmentId;
  taken: boolean;
}

export type AttachmentDecision = { allowed: true } | { allowed: false; reason: AttachmentRefusal };

/**
 * Whether a reason or a schedule can have these pictures: each is one of the student's own that is
 * still there and that nothing else has. Another student's picture counts as missing. See
 * docs/product/reasons.md#pictures.
 */
export function decideAttachments(
  wanted: readonly AttachmentId[],
  own: readonly OwnAttachment[],
): AttachmentDecision {
  const free = new Set(own.filter(({ taken }) => !taken).map(({ id }) => id));
  return wanted.every((id) => free.has(id))
    ? { allowed: true }
    : { allowed: false, reason: 'attachment-missing' };
}
