import type { BillRef } from './schemas';

/** What distinguishes one bill from another. */
export const billKey = (bill: BillRef): string =>
  bill.kind === 'meals' ? `meals ${bill.studentId} ${bill.month}` : `mock ${bill.registrationId}`;
