import { NO_FIGURES } from '@academy/domain/branches';
import { won } from '@academy/domain/money';
import type { Branches } from '../../shared/branches/branches';
import { someMoving } from './some-moving';

const branchOf = (slug: string, name: string) => ({
  slug,
  name,
  url: `https://${slug}-admin.example.com`,
});

/** Two branches that are nowhere, and say the same at any time. */
export const someBranches = (): Branches => ({
  all: () => [branchOf('bukbu', '북부점'), branchOf('nambu', '남부점')],
  hasNews: async () => false,
  handNews: async () => true,
  withdrawNews: async () => false,
  hasExam: async () => false,
  handExam: async () => 'made',
  handPresets: async () => 2,
  handSettings: async () => 1,
  moving: someMoving,
  figures: async () => ({
    ...NO_FIGURES,
    enrolled: 41,
    arrived: 38,
    missing: 2,
    lunch: 30,
    dinner: 21,
    billed: won(3_400_000),
    paid: won(3_100_000),
    unpaid: won(300_000),
    approvals: 3,
    objections: 0,
    refunds: 1,
    orders: 0,
    failedMessages: 0,
    lastBackup: '2026-03-01T17:30:00.000Z',
    backupStale: false,
  }),
});
