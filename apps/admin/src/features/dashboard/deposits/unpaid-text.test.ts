import { settleBill } from '@academy/domain/deposits';
import { won } from '@academy/domain/money';
import { aDepositEntry, aDepositRow } from '@academy/domain/testing';
import { month } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { unpaidText } from './unpaid-text';

test('names who owes and how much, and nobody else', () => {
  const paid = (amount: number) => settleBill(won(11_000), [aDepositEntry({ amount })]);
  const rows = [
    aDepositRow(),
    aDepositRow({ name: '이바다', account: paid(11_000) }),
    aDepositRow({ name: '박솔', account: paid(5000) }),
  ];
  expect(unpaidText(month('2026-11'), rows, '하늘학원')).toBe(
    '[하늘학원] 2026년 11월 도시락 미입금 안내\n김하늘 11,000원\n박솔 6,000원',
  );
});
