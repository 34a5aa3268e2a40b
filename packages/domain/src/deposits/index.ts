export { depositStatusOf, settleBill } from './settle-bill';
export { billAccountSchema, depositEntryKindSchema, depositEntrySchema, depositStateSchema } from './state-schema';
export type { BillAccount, DepositEntry, DepositEntryKind, DepositState } from './state-schema';
