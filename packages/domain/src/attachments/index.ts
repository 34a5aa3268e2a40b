export { checkAttachments, decideAttachments, sameAttachments } from './decide-attachments';
export type { OwnAttachment } from './decide-attachments';
export { attachmentEndpoints, attachmentManagementEndpoints } from './endpoints';
export {
  ATTACHMENTS_LIMIT,
  ATTACHMENT_UPLOADS_PER_HOUR,
  UNUSED_ATTACHMENT_HOURS,
  attachmentsKeptFrom,
} from './limits';
export { attachmentSchema } from './schemas';
export type { Attachment } from './schemas';
