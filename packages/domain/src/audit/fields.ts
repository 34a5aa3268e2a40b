import { AUDIT_TOPICS, auditTopicName } from '../audit-actions/topic';
import { wordsFor, type Fields } from '../fields/field';
import { personFields } from '../identity/fields';

/** Which file was taken, and by what filter. */
export const exportFields = {
  list: { label: '목록', kind: 'line' },
  students: { label: '학생 수', kind: 'count', unit: '명' },
  status: {
    label: '상태',
    kind: 'choice',
    words: new Map([...personFields.status.words, ['ALL', '전체'], ['DELETED', '삭제됨']]),
  },
  q: { label: '검색어', kind: 'line' },
  hasSeat: { label: '좌석 있음', kind: 'switch' },
  hasMeals: { label: '도시락 신청', kind: 'switch' },
  unpaid: { label: '미입금', kind: 'switch' },
  signedIn: { label: '로그인함', kind: 'switch' },
  penaltyFrom: { label: '벌점 기준', kind: 'count', unit: '점' },
  overStep: { label: '벌점 기준 초과', kind: 'switch' },
  voided: { label: '취소 포함', kind: 'switch' },
  format: {
    label: '형식',
    kind: 'choice',
    words: new Map([
      ['xlsx', '엑셀'],
      ['csv', 'CSV'],
    ]),
  },
  contacts: { label: '연락처 표시', kind: 'switch' },
  fileName: { label: '파일', kind: 'line' },
  topic: { label: '구분', kind: 'choice', words: wordsFor(auditTopicName, ...AUDIT_TOPICS) },
  actorKind: {
    label: '누가',
    kind: 'choice',
    words: new Map([
      ['student', '학생'],
      ['manager', '관리자'],
      ['system', '시스템'],
    ]),
  },
} as const satisfies Fields;

/** An entry of the log as a row of its file. */
export const entryFields = {
  at: { label: '일시', kind: 'moment' },
  actor: { label: '누가', kind: 'line' },
  action: { label: '무엇을', kind: 'line' },
  before: { label: '전', kind: 'text' },
  after: { label: '후', kind: 'text' },
  ip: { label: 'IP', kind: 'line' },
  device: { label: '기기', kind: 'line' },
} as const satisfies Fields;
