// @vitest-environment jsdom
import { invoiceOf } from '@academy/domain/meals';
import { aMealBill, aReservation, someLunchSettings } from '@academy/domain/testing';
import { month } from '@academy/domain/time';
import { render as draw, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { InvoicePanel } from './invoice-panel';

const render = (shown: ReactElement) => draw(<MemoryRouter>{shown}</MemoryRouter>);
const november = month('2026-11');
function show(
  settings = someLunchSettings({ depositStartDay: 25, depositEndDay: 31 }),
  bill = aMealBill({ frozen: true, depositStatus: 'confirmed' }),
) {
  const reservations = [
    aReservation({ date: '2026-11-20' }),
    aReservation({ date: '2026-11-23', dinner: false }),
  ];
  render(
    <InvoicePanel
      month={november}
      invoice={invoiceOf({ reservations, month: november, bill })}
      settings={settings}
      bill={bill}
      studentName="김하늘"
    />,
  );
}

test('counts × prices, the total, when and where to pay, and whether it was paid', () => {
  show();
  expect(document.body.textContent).toContain('점심5,000원 × 2회10,000원');
  expect(document.body.textContent).toContain('저녁6,000원 × 1회6,000원');
  expect(document.body.textContent).toContain('합계16,000원');
  for (const text of [
    '11월 25일 (수) ~ 11월 30일 (월)',
    '입금 확인',
    '123-45-678901',
    '국민은행',
    '하늘학원',
    '김하늘',
    '단가는 처음 저장한 때의 금액으로 정해졌어요.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test('a labelled way leads to what is owed in all', () => {
  show();
  const way = screen.getByRole('link', { name: '모의고사까지 낼 금액 모두 보기' });
  expect(way.getAttribute('href')).toBe('/submit?tab=applications');
});

test('each price that held has its line, with the reason', () => {
  const special = { firstDate: '2026-11-23', lastDate: null, lunchPrice: 4000, dinnerPrice: null };
  show(undefined, aMealBill({ terms: [{ ...special, reason: '형제 할인', own: true }] }));
  expect(document.body.textContent).toContain(
    '점심5,000원 × 1회4,000원 × 1회 (형제 할인)9,000원저녁',
  );
});

test('costs that are not known are a dash, and are not kept as a picture', () => {
  render(
    <InvoicePanel
      month={november}
      invoice={undefined}
      settings={someLunchSettings({})}
      bill={undefined}
      studentName="김하늘"
    />,
  );
  expect(document.body.textContent).toContain('점심—저녁—합계—');
  expect(document.body.textContent).not.toContain('0원');
  expect(screen.getByText('하늘학원')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '이미지로 저장' })).toBeNull();
});

test('before the academy has set prices it says so', () => {
  show(undefined, aMealBill({ lunchPrice: 0, dinnerPrice: 0, pricesSet: false }));
  expect(screen.getByText(/^도시락 가격이 아직 정해지지 않았어요./)).toBeTruthy();
});

test('without an account it says whom to ask', () => {
  show(someLunchSettings({ accountNumber: '' }));
  expect(screen.getByText('계좌 정보는 데스크에 문의해 주세요.')).toBeTruthy();
  expect(screen.queryByText('예금주')).toBeNull();
});
