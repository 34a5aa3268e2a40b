import { attachmentCalls } from '@academy/api-client';
import type { AttachmentId } from '@academy/domain/ids';
import { client } from '../api';

export const attachmentsApi = attachmentCalls(client);

/** A picture of the student's own, as bytes: shown and let go, kept nowhere. */
export const loadAttachment = async (
  attachmentId: AttachmentId,
  signal: AbortSignal,
): Promise<Blob> => (await attachmentsApi.myAttachment({ params: { attachmentId }, signal })).blob;
