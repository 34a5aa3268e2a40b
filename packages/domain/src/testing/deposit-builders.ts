import { depositEntrySchema, settleBill } from '../deposits';
import { monthFactsSchema } from '../students';
import { won } from '../money';
import { aMealBill, aReservation } from './builders';
import type { Overrides } from './overrides';

/** 110,000 won for November 2026, from 김바다 on the 3rd. */
export const aDepositEntry = (overrides: Overrides<typeof depositEntrySchema> = {}) =>
  depositEntrySchema.parse({
    id: '61',
    month: '2026-11',
    kind: 'deposit',
    amount: 110_000,
    depositorName: '김바다',
    day: '2026-11-03',
    note: '',
    otherMonth: null,
    createdAt: '2026-11-03T01:00:00Z',
    byName: '박매니저',
    voidedAt: null,
    voidReason: null,
    ...overrides,
  });

/** November 2026 with one day of both meals, nothing paid yet. */
export const anAppliedMonth = (overrides: Overrides<typeof monthFactsSchema> = {}) =>
  monthFactsSchema.parse({
    month: '2026-11',
    reservations: [aReservation()],
    bill: aMealBill(),
    account: settleBill(won(11_000), []),
    changedAt: '2026-11-01T09:00:00Z',
    ...overrides,
  });
