import { can, type Area, type Grants } from '../rights';
import type { AuditAction } from './actions';

/**
 * What the log can be narrowed to: every action belongs to one. `settings` is what the settings'
 * own history shows.
 */
export const AUDIT_TOPICS = [
  'meals',
  'deposits',
  'students',
  'news',
  'settings',
  'accounts',
  'logins',
  'attendance',
  'schedules',
  'mocks',
  'points',
  'files',
] as const;
export type AuditTopic = (typeof AUDIT_TOPICS)[number];

const ACTIONS: Record<AuditTopic, readonly AuditAction[]> = {
  meals: ['save-meals', 'keep-meals', 'save-meals-for', 'save-pick-ups', 'undo-meals'],
  deposits: [
    'confirm-deposits',
    'unconfirm-deposits',
    'refund-deposit',
    'adjust-bill',
    'settle-refund',
    'carry-deposits',
    'undo-deposits',
    'report-deposit',
    'withdraw-report',
    'import-statement',
    'undo-statement',
    'close-month',
    'reopen-month',
  ],
  students: [
    'create-student',
    'edit-student',
    'save-allergens',
    'delete-student',
    'restore-student',
    'erase-student',
    'save-guardian-consent',
    'switch-guardian-notices',
    'issue-guardian-link',
    'revoke-guardian-link',
    'sign-out-student',
    'unlock-student',
    'change-student-status',
    'import-students',
    'undo-students',
  ],
  news: [
    'create-news',
    'edit-news',
    'publish-news',
    'unpublish-news',
    'delete-news',
    'restore-news',
    'order-news',
    'undo-news',
    'upload-picture',
  ],
  settings: [
    'close-meals',
    'open-meals',
    'save-lunch-settings',
    'add-meal-price',
    'remove-meal-price',
    'undo-meal-prices',
    'upload-logo',
    'save-academy',
    'save-mock-settings',
    'save-schedule-settings',
    'add-holiday',
    'remove-holiday',
    'renew-holidays',
    'undo-settings',
    'save-attendance-settings',
    'save-login-settings',
    'save-erasure-settings',
    'expire-texts',
    'add-kiosk',
    'pair-kiosk',
    'remove-kiosk',
    'save-message-settings',
    'save-notice-settings',
    'mark-messages-sent',
    'save-seat-map',
    'send-test-message',
    'resend-messages',
    'note-order-confirmed',
    'send-notices',
    'save-point-presets',
    'save-point-settings',
    'begin-read-only',
    'end-read-only',
  ],
  accounts: [
    'create-admin',
    'signup',
    'approve-account',
    'reject-account',
    'edit-account',
    'disable-account',
    'enable-account',
    'sign-out-account',
    'issue-temporary-password',
    'undo-accounts',
    'change-own-password',
    'begin-second-factor',
    'set-up-second-factor',
    'turn-off-second-factor',
    'renew-recovery-codes',
    'reset-second-factor',
    'save-second-factor-policy',
  ],
  logins: [
    'login',
    'revoke-reused-refresh-token',
    'use-recovery-code',
    'miss-second-factor',
    'reset-pin',
    'approve-device',
    'refuse-device',
    'raise-login-alert',
    'see-login-alert',
  ],
  attendance: [
    'mark-attendance',
    'fill-attendance',
    'undo-attendance',
    'save-remark',
    'undo-remark',
    'save-visit',
    'tick-check-in',
    'close-day',
    'reopen-day',
  ],
  schedules: [
    'create-schedule',
    'copy-schedule',
    'edit-schedule',
    'request-schedule-change',
    'cancel-schedule',
    'cancel-occurrence',
    'restore-occurrence',
    'upload-attachment',
    'submit-reason',
    'send-guardian-reason',
    'edit-reason',
    'withdraw-reason',
    'approve-schedule',
    'reject-schedule',
    'approve-reason',
    'reject-reason',
    'create-schedule-for',
    'edit-schedule-for',
    'cancel-schedule-for',
    'cancel-occurrence-for',
    'restore-occurrence-for',
    'roll-back-schedule',
    'submit-reason-for',
    'undo-schedules',
  ],
  mocks: [
    'register-mock',
    'modify-mock',
    'cancel-mock',
    'pass-on-seat',
    'create-exam',
    'edit-exam',
    'delete-exam',
    'close-exam',
    'extend-exam',
    'cancel-exam',
    'register-mock-for',
    'change-registrations',
    'cancel-registrations',
    'change-mock-payments',
    'undo-mocks',
    'save-seat-plan',
  ],
  points: [
    'issue-points',
    'edit-point',
    'void-point',
    'undo-points',
    'object-to-point',
    'answer-objection',
  ],
  files: ['export-list', 'view-contacts', 'view-attachments'],
};

export const actionsOf = (topic: AuditTopic): readonly AuditAction[] => ACTIONS[topic];

/** Whose work a topic is; null: only the whole log shows it. */
const AREA_OF: Record<AuditTopic, Area | null> = {
  meals: 'meals',
  deposits: 'deposits',
  students: 'students',
  news: 'news',
  settings: 'settings',
  accounts: null,
  logins: 'students',
  attendance: 'attendance',
  schedules: 'attendance',
  mocks: 'mocks',
  points: 'points',
  files: null,
};

const topics: ReadonlyMap<string, AuditTopic> = new Map(
  AUDIT_TOPICS.flatMap((topic) => ACTIONS[topic].map((action) => [action, topic] as const)),
);

/** What an action is about; undefined for one that this version does not know. */
export const topicOfAction = (action: string): AuditTopic | undefined => topics.get(action);

/** The area whose work an action is; null: only the whole log shows it. */
export function areaOfAction(action: string): Area | null {
  const topic = topicOfAction(action);
  return topic === undefined ? null : AREA_OF[topic];
}

/** What of a student's history an account is shown: the topics of its own areas. */
export const topicsSeenBy = (viewer: Grants): AuditTopic[] =>
  AUDIT_TOPICS.filter((topic) => {
    const area = AREA_OF[topic];
    return area !== null && can(viewer, `${area}.read`);
  });

/** Whose work a student's history holds beside the students' own; notices are about nobody. */
export const HISTORY_AREAS: readonly Area[] = [...new Set(Object.values(AREA_OF))].filter(
  (area) => area !== null && area !== 'students' && area !== 'news',
);
