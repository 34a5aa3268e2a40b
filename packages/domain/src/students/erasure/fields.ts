import type { Field, Fields } from '../../fields/field';
import type { ErasureSettings } from './erasure-schemas';

/** For how long personal data is kept. */
export const erasureSettingsFields = {
  afterMonths: {
    label: '퇴원 후 파기',
    kind: 'count',
    unit: '개월',
  },
  messageMonths: {
    label: '메시지 보관',
    kind: 'count',
    unit: '개월',
  },
  bankRowMonths: {
    label: '은행 내역 보관',
    kind: 'count',
    unit: '개월',
  },
} as const satisfies Record<keyof ErasureSettings, Field>;

/** What was emptied. */
export const erasureRunFields = {
  messages: { label: '메시지', kind: 'count', unit: '건' },
  bankRows: { label: '은행 내역', kind: 'count', unit: '건' },
  emptied: { label: '비운 기록', kind: 'count', unit: '건' },
} as const satisfies Fields;

/** What becomes of a student and of what lies ahead. */
export const leavingFields = {
  note: { label: '사유', kind: 'line' },
  future: {
    label: '앞으로의 신청',
    kind: 'choice',
    words: new Map([
      ['keep', '신청 유지'],
      ['cancel', '신청 취소'],
    ]),
  },
  deletedAt: { label: '삭제', kind: 'moment' },
} as const satisfies Fields;
