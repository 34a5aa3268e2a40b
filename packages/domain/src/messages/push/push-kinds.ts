/**
 * Notifications for a student's phone: tomorrow's menu, an approaching cutoff, an answer to a
 * request, a seat that became free, a penalty to confirm, results that were published, an exam that
 * closes or comes.
 */
export const PUSH_KINDS = [
  'menu',
  'cutoff',
  'schedule-answer',
  'reason-answer',
  'seat-free',
  'point-confirmation',
  'results-out',
  'exam-reminder',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const names: Readonly<Record<PushKind, string>> = {
  menu: '내일 식단',
  cutoff: '도시락 마감',
  'schedule-answer': '일정 답변',
  'reason-answer': '사유 답변',
  'seat-free': '모의고사 자리',
  'point-confirmation': '상벌점 확인',
  'results-out': '모의고사 성적',
  'exam-reminder': '모의고사 안내',
};
export const isPushKind = (kind: string): kind is PushKind => kind in names;
export const pushKindName = (kind: PushKind): string => names[kind];
