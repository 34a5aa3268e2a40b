import { wordsFor, type Field, type Fields } from '../fields/field';
import { reasonCategoryName, reasonStatusName, reasonTypeName } from './reason-texts';
import type { ReasonDraft } from './schemas';

/** A reason for one day, in the order in which the log lists it. */
export const reasonFields = {
  category: {
    label: '사유 구분',
    heading: '구분',
    kind: 'choice',
    words: wordsFor(
      reasonCategoryName,
      'ILLNESS',
      'HOSPITAL',
      'SCHOOL',
      'FAMILY',
      'TRANSPORT',
      'OTHER',
    ),
  },
  date: { label: '날짜', kind: 'day' },
  type: {
    label: '구분',
    kind: 'choice',
    words: wordsFor(reasonTypeName, 'ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING'),
  },
  arriveAt: { label: '도착 시각', kind: 'time' },
  leaveAt: { label: '나가는 시각', kind: 'time' },
  backAt: { label: '돌아오는 시각', kind: 'time' },
  text: { label: '내용', kind: 'text', of: 'student' },
} as const satisfies Record<keyof ReasonDraft, Field>;

/** What managers do about what a student hands in: a reason, a regular schedule. */
export const requestFields = {
  attachmentIds: { label: '증빙 사진', kind: 'list' },
  attachments: { label: '증빙 사진', kind: 'picture', unit: '장', of: 'student' },
  registeredBy: {
    label: '등록',
    kind: 'choice',
    words: new Map([
      ['student', '학생'],
      ['manager', '관리자'],
    ]),
  },
  rejectReason: { label: '반려 사유', kind: 'line' },
  decidedByName: { label: '처리자', kind: 'line', of: 'manager' },
  decidedAt: { label: '처리 시각', kind: 'moment' },
} as const satisfies Fields;

/** What becomes of it. */
export const reasonStateFields = {
  byGuardian: { label: '보호자가 보냄', kind: 'switch' },
  status: {
    label: '상태',
    kind: 'choice',
    words: wordsFor(reasonStatusName, 'PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'),
  },
  ...requestFields,
} as const satisfies Fields;
