import type { Area } from '../rights/areas';

/**
 * What the log can be narrowed to: every action belongs to one. `settings` is what the settings'
 * own history shows. `area`: whose work it is; null: only the whole log shows it.
 */
const topics = {
  meals: { name: '도시락', area: 'meals' },
  deposits: { name: '입금', area: 'deposits' },
  students: { name: '학생', area: 'students' },
  news: { name: '공지', area: 'news' },
  settings: { name: '설정', area: 'settings' },
  accounts: { name: '계정', area: null },
  logins: { name: '로그인', area: 'students' },
  attendance: { name: '출결', area: 'attendance' },
  schedules: { name: '일정·사유', area: 'attendance' },
  mocks: { name: '모의고사', area: 'mocks' },
  points: { name: '상벌점', area: 'points' },
  files: { name: '파일·연락처', area: null },
} as const satisfies Record<string, { name: string; area: Area | null }>;
export type AuditTopic = keyof typeof topics;

export const isAuditTopic = (text: string): text is AuditTopic => Object.hasOwn(topics, text);
export const AUDIT_TOPICS: readonly AuditTopic[] = Object.keys(topics).filter(isAuditTopic);

/** What a group of actions is called in the filter. */
export const auditTopicName = (topic: AuditTopic): string => topics[topic].name;

export const areaOfTopic = (topic: AuditTopic): Area | null => topics[topic].area;

/** Whose work a student's history holds beside the students' own; notices are about no student. */
export const HISTORY_AREAS: readonly Area[] = [...new Set(AUDIT_TOPICS.map(areaOfTopic))].filter(
  (area) => area !== null && area !== 'students' && area !== 'news',
);
