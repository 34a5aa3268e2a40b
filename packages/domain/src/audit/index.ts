export { AUDIT_ACTIONS, isAuditAction } from './actions';
export type { AuditAction } from './actions';
export { auditSentence } from './audit-sentence';
export type { AuditFacts } from './audit-sentence';
export { changesBetween } from './changes-between';
export type { AuditChange } from './changes-between';
export { auditEndpoints } from './endpoints';
export { auditEntrySchema, auditSliceSchema } from './schemas';
export type { AuditEntry, AuditSlice } from './schemas';
