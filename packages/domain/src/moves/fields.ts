import type { Fields } from '../fields/field';

/** What the log says of a move. */
export const moveFields = {
  fromBranch: { label: '이전 지점', kind: 'line' },
  toBranch: { label: '새 지점', kind: 'line' },
  day: { label: '시작일', kind: 'day' },
  lastDay: { label: '마지막 날', kind: 'day' },
} as const satisfies Fields;
