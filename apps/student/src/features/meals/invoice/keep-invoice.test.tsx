// @vitest-environment jsdom
import { invoiceOf } from '@academy/domain/meals';
import { aMealBill, aReservation, someLunchSettings } from '@academy/domain/testing';
import { month } from '@academy/domain/time';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { answerMedia, onAPhone } from '../../../testing/phone';
import { invoiceLines } from './invoice-lines';
import { KeepInvoice } from './keep-invoice';

const november = month('2026-11');
const bill = aMealBill();
const settings = someLunchSettings({
  depositStartDay: 1,
  depositEndDay: 5,
  bankName: '국민은행',
  accountNumber: '123-45',
  accountHolder: '하늘학원',
});
const invoice = {
  month: november,
  invoice: invoiceOf({ reservations: [aReservation()], month: november, bill }),
  settings,
  bill,
  studentName: '김하늘',
};

const written = vi.fn<(text: string) => void>();
let phone: boolean;
afterAll(onAPhone);
beforeEach(() => {
  phone = false;
  written.mockClear();
  answerMedia(() => phone);
  vi.stubGlobal('print', vi.fn<() => void>());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    scale: vi.fn<() => void>(),
    fillRect: vi.fn<() => void>(),
    fillText: written,
    measureText: (text: string) => ({ width: text.length * 9 }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'], { type: 'image/png' })),
  );
  URL.createObjectURL = () => 'blob:picture';
});

const save = async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  render(<KeepInvoice {...invoice} />);
  await userEvent.click(screen.getByRole('button', { name: '이미지로 저장' }));
  return saved;
};
const offer = (share: () => Promise<void>) => {
  phone = true;
  Object.assign(navigator, { canShare: () => true, share });
};

test('the lines: cost, state, when and where to pay; without an account or a bill what is known', () => {
  expect(invoiceLines(invoice).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    '점심 5,000원 × 1회: 5,000원',
    '저녁 6,000원 × 1회: 6,000원',
    '합계: 11,000원',
    '입금 상태: 입금 전',
    '입금 기간: 11월 1일 (일) ~ 11월 5일 (목)',
    '계좌번호: 국민은행 123-45',
    '예금주: 하늘학원',
    '입금자명: 김하늘',
  ]);
  expect(
    invoiceLines({ ...invoice, settings: undefined, bill: undefined, studentName: '' }).map(
      ({ label }) => label,
    ),
  ).toEqual(['점심 5,000원 × 1회', '저녁 6,000원 × 1회', '합계']);
});

test('prints the invoice alone, and only while it prints', async () => {
  render(<KeepInvoice {...invoice} />);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '인쇄' }));
  expect(window.print).toHaveBeenCalledOnce();
  expect(screen.getByRole('table').closest('section')?.parentElement).toBe(document.body);
  expect(screen.getByRole('row', { name: '합계 11,000원' })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

test('saves a picture with every line', async () => {
  expect(await save()).toEqual(['2026년 11월 도시락 비용.png']);
  const texts = written.mock.calls.map(([text]) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['2026년 11월 도시락 비용', '합계', '11,000원', '국민은행 123-45']),
  );
});

test('a phone shares it; closing the sharing is a decision, a failing one is not', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
  offer(share);
  const saved = await save();
  expect(share).toHaveBeenCalledOnce();
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await userEvent.click(screen.getByRole('button', { name: '이미지로 저장' }));
  expect(saved).toEqual([]);
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: '이미지로 저장' }));
  await waitFor(() => expect(saved).toEqual(['2026년 11월 도시락 비용.png']));
});

test('a browser that draws nothing says what helps', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    '이미지를 저장하지 못했어요. 화면을 캡처해 주세요.',
  );
});
