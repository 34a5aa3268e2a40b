import type { Fields } from '../fields/field';

/** What a student may not eat. */
export const allergenFields = {
  allergens: { label: '알레르기', kind: 'list', of: 'student' },
} as const satisfies Fields;
