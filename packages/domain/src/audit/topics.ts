import type { AuditAction } from './actions';

/** What the log can be narrowed to: every action belongs to one. `settings` is what the settings' own history shows. */
export const AUDIT_TOPICS = ['meals', 'deposits', 'students', 'news', 'settings', 'accounts', 'logins', 'attendance', 'schedules', 'mocks', 'points', 'files'] as const;
export type AuditTopic = (typeof AUDIT_TOPICS)[number];

const ACTIONS: Record<AuditTopic, readonly AuditAction[]> = {
  meals: ['save-meals', 'keep-meals', 'save-meals-for', 'save-pick-ups', 'undo-meals'],
  deposits: ['confirm-deposits', 'unconfirm-deposits', 'refund-deposit', 'settle-refund', 'carry-deposits', 'undo-deposits', 'close-month', 'reopen-month'],
  students: [
    'create-student', 'edit-student', 'delete-student', 'restore-student', 'erase-student', 'sign-out-student', 'unlock-student', 'change-student-status', 'import-students', 'undo-students',
  ],
  news: ['create-news', 'edit-news', 'publish-news', 'unpublish-news', 'delete-news', 'restore-news', 'order-news', 'upload-picture'],
  settings: [
    'close-meals', 'open-meals', 'save-lunch-settings', 'save-academy', 'save-mock-settings', 'save-schedule-settings', 'add-holiday', 'remove-holiday', 'renew-holidays', 'save-attendance-settings',
    'save-point-presets', 'save-point-settings', 'begin-read-only', 'end-read-only',
  ],
  accounts: [
    'create-admin', 'signup', 'approve-account', 'reject-account', 'edit-account', 'disable-account', 'enable-account', 'sign-out-account', 'issue-temporary-password', 'change-own-password',
  ],
  logins: ['login', 'revoke-reused-refresh-token'],
  attendance: ['mark-attendance', 'fill-attendance', 'undo-attendance', 'save-visit', 'close-day', 'reopen-day'],
  schedules: [
    'create-schedule', 'copy-schedule', 'edit-schedule', 'request-schedule-change', 'cancel-schedule', 'cancel-occurrence', 'restore-occurrence', 'submit-reason', 'edit-reason', 'withdraw-reason',
    'approve-schedule', 'reject-schedule', 'approve-reason', 'reject-reason', 'create-schedule-for', 'edit-schedule-for', 'cancel-schedule-for', 'cancel-occurrence-for', 'restore-occurrence-for',
    'roll-back-schedule', 'submit-reason-for',
  ],
  mocks: [
    'register-mock', 'modify-mock', 'cancel-mock', 'pass-on-seat', 'create-exam', 'edit-exam', 'delete-exam', 'close-exam', 'extend-exam', 'cancel-exam', 'register-mock-for', 'change-registrations',
    'cancel-registrations', 'change-mock-payments', 'undo-mocks', 'save-seat-plan',
  ],
  points: ['issue-points', 'edit-point', 'void-point', 'undo-points', 'object-to-point', 'answer-objection'],
  files: ['export-list', 'view-contacts'],
};

export const actionsOf = (topic: AuditTopic): readonly AuditAction[] => ACTIONS[topic];
