// @vitest-environment jsdom
import { invoiceOf } from '@academy/domain/meals';
import { aMealBill, aReservation } from '@academy/domain/testing';
import { month } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { answerMedia, onAPhone } from '../../../testing/phone';
import { MonthCardSheet } from './month-card-sheet';

const november = month('2026-11');
const bill = aMealBill({ depositStatus: 'confirmed' });
const current = [aReservation({ date: '2026-11-24' })];

const written = vi.fn<(text: string) => void>();
let phone: boolean;
let saved: string[];
afterAll(onAPhone);
beforeEach(() => {
  phone = false;
  saved = [];
  written.mockClear();
  answerMedia(() => phone);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    scale: vi.fn<() => void>(),
    beginPath: vi.fn<() => void>(),
    roundRect: vi.fn<() => void>(),
    fill: vi.fn<() => void>(),
    fillText: written,
    measureText: (text: string) => ({ width: text.length * 9 }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'], { type: 'image/png' })),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:card';
  URL.revokeObjectURL = () => undefined;
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MonthCardSheet
        open
        onClose={() => undefined}
        month={november}
        invoice={invoiceOf({ reservations: current, month: november, bill })}
        bill={bill}
        current={current}
        studentName="김하늘"
        now={new Date('2026-11-25T13:10:00Z')}
      />
    </QueryClientProvider>,
  );

const picture = () => screen.findByRole('img', { name: /김하늘 11월 도시락.*합계.*입금 확인/ });

test('a desk shows the card with its days and saves it', async () => {
  show();
  await picture();
  const texts = written.mock.calls.map(([text]) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['11월 도시락', '입금 확인', '1회', '30', '합계', '11,000원']),
  );
  expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '이미지로 저장' }));
  expect(saved).toEqual(['2026년 11월 도시락 카드.png']);
});

test('a phone shares it, and saves it for who does not want to', async () => {
  phone = true;
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  show();
  await picture();
  await userEvent.click(screen.getByRole('button', { name: '공유하기' }));
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('2026년 11월 도시락 카드.png');
  expect(saved).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '이미지로 저장' }));
  expect(saved).toHaveLength(1);
});

test('where no picture can be drawn it says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      '카드를 그리지 못했어요. 화면을 캡처해 주세요.',
    ),
  );
  expect(screen.queryByRole('button', { name: '이미지로 저장' })).toBeNull();
});
