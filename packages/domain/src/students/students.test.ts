import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStudentForm, aStudentRow, someStudentFacts, aDepositEntry } from '../testing';
import { bySeat, compareNaturally } from '../identity';
import { STUDENT_SORTS, byColumn } from './list/sort-students';
import { blankStudent, checkStudent, tidyStudent, timelineOf, type StudentForm } from '.';

describe('a student', () => {
  test('is kept in NFC, without blanks around, with digits', () => {
    const form = aStudentForm({
      name: ' 김하늘 '.normalize('NFD'),
      phone: '+82 10-1234-5678',
      seat: '  ',
      school: ' 한빛  고 ',
      depositorNames: ['김바다', ' 김바다 ', ''],
    });
    expect(checkStudent(form)).toMatchObject({
      errors: {},
      student: {
        name: '김하늘',
        phone: '01012345678',
        seat: null,
        school: '한빛 고',
        depositorNames: ['김바다'],
        startDate: '2026-03-02',
      },
    });
  });

  const PHONE = '전화번호를 확인하세요. 010-1234-5678처럼 입력합니다.';
  test.each<[Partial<StudentForm>, object]>([
    [{ name: ' ' }, { name: '이름을 입력하세요.' }],
    [{ name: '가'.repeat(41) }, { name: '40자 이하로 입력하세요.' }],
    [{ phone: '' }, { phone: '전화번호를 입력하세요.' }],
    [{ phone: '010-123-456' }, { phone: PHONE }],
    [{ phone: '1234567890' }, { phone: PHONE }],
    [{ phone: '010-1234-56789' }, { phone: PHONE }],
    [{ phone: '00821044440' }, { phone: PHONE }],
    [{ phone: '0082 10-4444-0001' }, {}],
    [{ phone: '+65 8123 4567' }, {}],
    [{ phone: '+676 12345' }, { phone: PHONE }],
    [{ startDate: '2026-02-30' }, { startDate: '등원 시작일을 2026-03-02처럼 입력하세요.' }],
    [{ startDate: '' }, {}],
    [{ memo: '가'.repeat(501) }, { memo: '500자 이하로 입력하세요.' }],
    [
      { depositorNames: ['가', '나', '다', '라', '마', '바'] },
      { depositorNames: '5개까지 입력할 수 있습니다.' },
    ],
    [{ depositorNames: ['가'.repeat(41)] }, { depositorNames: '40자 이하로 입력하세요.' }],
    [
      { cashReceiptNumber: '900101-1234567' },
      {
        cashReceiptNumber:
          '휴대폰 번호, 현금영수증 카드 번호나 사업자등록번호를 입력하세요. 주민등록번호는 받지 않습니다.',
      },
    ],
  ])('%j: %j', (overrides, errors) => {
    const checked = checkStudent(aStudentForm(overrides));
    expect(checked.errors).toEqual(errors);
    expect(checked.student === null).toBe(Object.keys(errors).length > 0);
  });

  const ownRule = new Set([
    'phone',
    'guardians',
    'startDate',
    'status',
    'memo',
    'depositorNames',
    'cashReceiptNumber',
  ]);
  const lines = Object.keys(blankStudent).filter((field) => !ownRule.has(field));
  test.each(lines)('%s is one line of up to 40 characters', (field) => {
    const written = (text: string) => checkStudent(aStudentForm({ [field]: text }));
    expect(written(' 가  나\n').student).toMatchObject({ [field]: '가 나' });
    expect(written('가'.repeat(40)).errors).toEqual({});
    expect(written('가'.repeat(41)).errors).toEqual({ [field]: '40자 이하로 입력하세요.' });
  });

  test('tidying twice is tidying once', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(' 김  하늘 ', '김하늘'.normalize('NFD'), '010 1234 5678', ''),
    );
    fc.assert(
      fc.property(
        fc.record({
          name: text,
          phone: text,
          guardians: fc.array(fc.record({ name: text, phone: text, relation: text })),
          seat: text,
          memo: text,
          depositorNames: fc.array(text),
        }),
        (overrides) => {
          const once = tidyStudent(aStudentForm(overrides));
          expect(tidyStudent(once)).toEqual(once);
        },
      ),
    );
  });
});

describe('order', () => {
  test.each([
    ['A-2', 'A-10'],
    ['A-10', 'B-1'],
    ['2', '10'],
    ['가', '나'],
    ['김하늘', '김하늬'],
    ['A', 'A-1'],
  ])('%s before %s', (a, b) => {
    expect([
      compareNaturally(a, b) < 0,
      compareNaturally(b, a) > 0,
      compareNaturally(a, a),
    ]).toEqual([true, true, 0]);
  });

  test('any two texts by the first run of digits or letters in which they differ', () => {
    const runs = (text: string) => text.match(/\d+|\D+/g) ?? [];
    const text = fc.string({
      unit: fc.constantFrom('0', '1', '9', 'A', '-', '가'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const at = runs(a).findIndex((run, index) => run !== runs(b)[index]);
        const [one, other] = [runs(a)[at] ?? '', runs(b)[at === -1 ? runs(a).length : at] ?? ''];
        const numbers = /^\d/.test(one) && /^\d/.test(other) ? Number(one) - Number(other) : 0;
        const texts = one < other ? -1 : Number(one > other);
        expect(Math.sign(compareNaturally(a, b))).toBe(Math.sign(numbers || texts));
      }),
    );
  });

  test('seats as people count, then names; without a seat last, also downwards', () => {
    const rows = [
      aStudentRow({ id: '1', seat: null, name: '가' }),
      aStudentRow({ id: '2', seat: 'A-10' }),
      aStudentRow({ id: '3', seat: 'A-2', name: '나' }),
      aStudentRow({ id: '4', seat: 'A-2', name: '가' }),
    ];
    expect(rows.toSorted(bySeat).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(rows.toSorted(byColumn('seat', true)).map(({ id }) => id)).toEqual(['2', '4', '3', '1']);
  });

  test.each(STUDENT_SORTS)('%s: every list has one order, whatever it was before', (sort) => {
    const row = fc.record({
      name: fc.constantFrom('가', '나'),
      seat: fc.option(fc.constantFrom('A-1', 'A-2', 'A-10')),
      grade: fc.option(fc.constantFrom('고1', '고2')),
      school: fc.option(fc.constantFrom('가고', '나고')),
      className: fc.option(fc.constant('A')),
      status: fc.constantFrom('ENROLLED' as const, 'ON_LEAVE' as const, 'LEFT' as const),
      lunchCount: fc.nat(3),
      dinnerCount: fc.nat(3),
      rewardTotal: fc.nat(3),
      penaltyTotal: fc.nat(3),
      lastLoginAt: fc.option(fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z')),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.boolean(), (overrides, descending) => {
        const rows = overrides.map((override, index) =>
          aStudentRow({ ...override, id: String(index + 1) }),
        );
        const sorted = rows.toSorted(byColumn(sort, descending));
        expect(rows.toReversed().toSorted(byColumn(sort, descending))).toEqual(sorted);
      }),
      { numRuns: 30 },
    );
  });
});

test('the timeline tells everything once, newest first', () => {
  const events = timelineOf(
    someStudentFacts({
      entries: [
        aDepositEntry(),
        aDepositEntry({
          id: '62',
          kind: 'carry-out',
          otherMonth: '2026-12',
          depositorName: '',
          voidedAt: '2026-11-05T00:00:00Z',
          voidReason: '실수',
        }),
      ],
      attendance: [
        { date: '2026-11-18', status: 'PRESENT', excused: false, at: '2026-11-18T13:00:00Z' },
        { date: '2026-11-17', status: 'LATE', excused: true, at: '2026-11-20T13:00:00Z' },
      ],
    }),
  );
  expect(events.map(({ text }) => text)).toEqual([
    '상점 +3점 · 자습 우수 (박매니저)',
    '출결 · 11월 17일 (화) 지각 (인정)',
    '사유 제출 · 11월 20일 (금) 외출 (승인 대기)',
    '2026년 11월 입금 110,000원 (김바다)',
    '2026년 11월 이월 (보냄) 110,000원 (2026년 12월) · 취소됨',
    '모의고사 신청 · 12월 모의고사',
    '2026년 11월 도시락 · 점심 1회 · 저녁 1회',
    '정기일정 · 수학학원 (승인 대기)',
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});
