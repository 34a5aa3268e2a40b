import { describe, expect, test } from 'vitest';
import { won } from '../../money';
import { aMockExam, someLunchSettings } from '../../testing';
import { paymentInstructions, paymentNote, paymentRows } from '..';

const rows = (
  exam: Parameters<typeof aMockExam>[0] = {},
  settings: Parameters<typeof someLunchSettings>[0] = {},
  fee = 30_000,
) =>
  paymentRows(
    paymentInstructions({
      exam: aMockExam(exam),
      fee: won(fee),
      settings: someLunchSettings(settings),
      studentName: '김하늘',
    }),
  );
const told = (list: ReturnType<typeof rows>) =>
  list.map(({ label, value }) => `${label}: ${value}`);

describe('after applying', () => {
  test('holder, account, deadline, student and fee are told in this order', () => {
    expect(rows()).toEqual([
      { label: '예금주', value: '하늘학원', copy: null },
      { label: '계좌번호', value: '국민은행 123-45-678901', copy: '123-45-678901' },
      { label: '입금 기한', value: '11월 30일 (월)', copy: null },
      { label: '학생 이름(입금자명)', value: '김하늘', copy: null },
      { label: '응시료', value: '30,000원', copy: null },
    ]);
  });

  test('the exam’s own account and deadline stand before the academy’s', () => {
    const own = rows({
      account: { bankName: '', accountNumber: '99-1', accountHolder: '모의고사실' },
      depositDeadline: '2026-12-05',
    });
    expect(told(own).slice(0, 3)).toEqual([
      '예금주: 모의고사실',
      '계좌번호: 99-1',
      '입금 기한: 12월 5일 (토)',
    ]);
  });

  test('without an account the desk is named, and nothing is there to copy', () => {
    const unknown = rows({}, { bankName: '', accountNumber: '', accountHolder: '' });
    expect(told(unknown).slice(0, 2)).toEqual([
      '예금주: 계좌 정보는 데스크에 문의해 주세요.',
      '계좌번호: 계좌 정보는 데스크에 문의해 주세요.',
    ]);
    expect(unknown.every(({ copy }) => copy === null)).toBe(true);
  });

  test('what is left of a fee is not called the fee', () => {
    const rest = paymentInstructions({
      exam: aMockExam(),
      fee: won(5_000),
      isRest: true,
      settings: someLunchSettings(),
      studentName: '김하늘',
    });
    expect(told(paymentRows(rest)).at(-1)).toBe('남은 금액: 5,000원');
  });

  test('a free exam needs no account', () => {
    expect(told(rows({}, {}, 0))).toEqual(['학생 이름(입금자명): 김하늘', '응시료: 무료']);
    expect([paymentNote({ fee: won(0) }), paymentNote({ fee: won(1) })]).toEqual([
      null,
      '입금이 확인되면 신청이 확정돼요.',
    ]);
  });
});
