import type { Fields } from '../fields/field';

/** What the comparison says of a branch: short heads on its page, whole ones in its file. */
export const branchFields = {
  name: { label: '지점', kind: 'line' },
  enrolled: { label: '재원', kind: 'count', unit: '명' },
  arrived: { label: '등원', kind: 'count', unit: '명' },
  missing: { label: '미등원', kind: 'count', unit: '명' },
  lunch: { label: '점심', heading: '오늘 점심', kind: 'count', unit: '식' },
  dinner: { label: '저녁', heading: '오늘 저녁', kind: 'count', unit: '식' },
  billed: { label: '청구', heading: '이달 청구', kind: 'money' },
  paid: { label: '입금', heading: '이달 입금', kind: 'money' },
  unpaid: { label: '미입금', heading: '이달 미입금', kind: 'money' },
  approvals: { label: '승인 대기', kind: 'count', unit: '건' },
  objections: { label: '이의신청', kind: 'count', unit: '건' },
  refunds: { label: '환불', heading: '환불할 학생', kind: 'count', unit: '명' },
  orders: { label: '확인할 주문', kind: 'count', unit: '건' },
  failedMessages: { label: '보내지 못한 메시지', kind: 'count', unit: '건' },
  lastBackup: { label: '최근 백업', kind: 'moment' },
} as const satisfies Fields;
