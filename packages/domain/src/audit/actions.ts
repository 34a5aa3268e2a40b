/**
 * Every action that the log knows. What the log calls an action is what somebody did, not what they meant; a new write adds its own here, and
 * the compiler asks for its sentence (`messages/audit-texts.ts`).
 */
export const AUDIT_ACTIONS = [
  'begin-read-only', 'end-read-only', 'create-admin', 'login', 'revoke-reused-refresh-token', 'signup', 'approve-account', 'reject-account', 'edit-account', 'disable-account', 'enable-account', 'sign-out-account', 'issue-temporary-password', 'change-own-password',
  'save-meals', 'keep-meals', 'save-meals-for', 'save-pick-ups', 'close-meals', 'open-meals', 'save-lunch-settings', 'undo-meals',
  'confirm-deposits', 'unconfirm-deposits', 'refund-deposit', 'settle-refund', 'carry-deposits', 'undo-deposits', 'close-month', 'reopen-month',
  'create-student', 'edit-student', 'delete-student', 'restore-student', 'erase-student', 'sign-out-student', 'unlock-student', 'change-student-status', 'import-students', 'undo-students',
  'create-news', 'edit-news', 'publish-news', 'unpublish-news', 'delete-news', 'restore-news', 'order-news', 'upload-picture',
  'save-academy', 'save-mock-settings', 'save-schedule-settings', 'add-holiday', 'remove-holiday', 'renew-holidays',
  'create-schedule', 'copy-schedule', 'edit-schedule', 'request-schedule-change', 'cancel-schedule', 'cancel-occurrence', 'restore-occurrence', 'submit-reason', 'edit-reason', 'withdraw-reason',
  'register-mock', 'modify-mock', 'cancel-mock', 'pass-on-seat',
  'mark-attendance', 'fill-attendance', 'undo-attendance', 'save-visit', 'close-day', 'reopen-day', 'save-attendance-settings',
  'approve-schedule', 'reject-schedule', 'approve-reason', 'reject-reason', 'create-schedule-for', 'edit-schedule-for', 'cancel-schedule-for', 'cancel-occurrence-for', 'restore-occurrence-for', 'roll-back-schedule', 'submit-reason-for',
  'issue-points', 'edit-point', 'void-point', 'undo-points', 'save-point-presets', 'save-point-settings', 'object-to-point', 'answer-objection',
  'create-exam', 'edit-exam', 'delete-exam', 'close-exam', 'extend-exam', 'cancel-exam', 'register-mock-for', 'change-registrations', 'cancel-registrations', 'change-mock-payments', 'undo-mocks', 'save-seat-plan',
  'export-list', 'view-contacts',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const known: readonly string[] = AUDIT_ACTIONS;
export const isAuditAction = (action: string): action is AuditAction => known.includes(action);
