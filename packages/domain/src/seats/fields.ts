import type { Fields } from '../fields/field';

/** The seat map, and how the log counts it. */
export const seatMapFields = {
  rooms: { label: '방', kind: 'list' },
  seatCount: { label: '좌석 수', kind: 'count', unit: '개' },
  seats: { label: '좌석', kind: 'list' },
  blocks: { label: '벽과 이름표', kind: 'list' },
} as const satisfies Fields;
