import { describe, expect, test } from 'vitest';
import { someLunchSettings } from '../../testing';
import { checkLunchSettings } from './check-lunch-settings';
import { defaultLunchSettings, toWire } from './default-lunch-settings';
import {
  lunchSettingsSchema,
  lunchSettingsWireSchema,
  type LunchSettingsDraft,
} from './lunch-settings-schema';
import { weekdayFlag, weekdayFlagName } from '../plan/weekday-flag';

test('a new academy has the usual cutoff and prices', () => {
  expect(defaultLunchSettings).toMatchObject({
    editCutoffHour: 14,
    lunchPrice: 5000,
    dinnerPrice: 6000,
  });
  expect(lunchSettingsSchema.parse(defaultLunchSettings)).toEqual(defaultLunchSettings);
  expect(checkLunchSettings(defaultLunchSettings)).toEqual({});
});

test('the wire carries the account under every name that it may have', () => {
  const wire = lunchSettingsWireSchema.parse(
    toWire(someLunchSettings({ accountNumber: '123-45', accountHolder: '하늘학원' })),
  );
  expect(wire).toMatchObject({
    accountNumber: '123-45',
    bankAccount: '123-45',
    managerAccountNumber: '123-45',
    accountHolder: '하늘학원',
    bankHolder: '하늘학원',
    managerName: '하늘학원',
  });
});

test('each weekday and meal has a flag of its own', () => {
  const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
  const names = weekdays.flatMap((weekday) =>
    (['lunch', 'dinner'] as const).map((meal) => weekdayFlagName(weekday, meal)),
  );
  expect(new Set(names).size).toBe(14);
  for (const name of names) {
    const closed = someLunchSettings({
      ...Object.fromEntries(names.map((other) => [other, false])),
      [name]: true,
    });
    const open = weekdays.flatMap((weekday) =>
      (['lunch', 'dinner'] as const)
        .filter((meal) => weekdayFlag(closed, weekday, meal))
        .map((meal) => weekdayFlagName(weekday, meal)),
    );
    expect(open).toEqual([name]);
  }
});

describe('what a manager must correct', () => {
  const cases: [string, Partial<LunchSettingsDraft>, Record<string, string>][] = [
    [
      'the period ends on its first day',
      { applyStartDate: '2026-11-01', applyEndDate: '2026-11-01' },
      {},
    ],
    [
      'the period ends before it starts',
      { applyStartDate: '2026-11-02', applyEndDate: '2026-11-01' },
      { applyEndDate: '종료일은 시작일보다 빠를 수 없습니다.' },
    ],
    ['an open end', { applyStartDate: '2026-11-02' }, {}],
    [
      'payment ends before it starts',
      { paymentStartDate: '2026-11-02', paymentEndDate: '2026-11-01' },
      { paymentEndDate: '종료일은 시작일보다 빠를 수 없습니다.' },
    ],
    [
      'payment without an end',
      { paymentStartDate: '2026-11-02' },
      { paymentEndDate: '시작일과 종료일을 함께 입력하세요.' },
    ],
    [
      'payment without a start',
      { paymentEndDate: '2026-11-02' },
      { paymentStartDate: '시작일과 종료일을 함께 입력하세요.' },
    ],
    [
      'a date that is none',
      { applyStartDate: '2026-02-30' },
      { applyStartDate: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    ],
    ['deposit days on one day', { depositStartDay: 10, depositEndDay: 10 }, {}],
    [
      'deposit days reversed',
      { depositStartDay: 11, depositEndDay: 10 },
      { depositEndDay: '입금 종료일은 시작일보다 빠를 수 없습니다.' },
    ],
    ['a last deposit day alone', { depositEndDay: 25 }, {}],
    [
      'deposit day 0',
      { depositStartDay: 0 },
      { depositStartDay: '1일부터 31일 사이로 입력하세요.' },
    ],
    ['deposit day 32', { depositEndDay: 32 }, { depositEndDay: '1일부터 31일 사이로 입력하세요.' }],
    ['free meals', { lunchPrice: 0 }, {}],
    ['the highest price', { dinnerPrice: 100_000 }, {}],
    [
      'one won above it',
      { dinnerPrice: 100_001 },
      { dinnerPrice: '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.' },
    ],
    [
      'half a won',
      { lunchPrice: 0.5 },
      { lunchPrice: '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.' },
    ],
    [
      'an empty price field',
      { lunchPrice: Number.NaN },
      { lunchPrice: '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.' },
    ],
    ['cutoff at midnight', { editCutoffHour: 24 }, {}],
    [
      'cutoff at 25',
      { editCutoffHour: 25 },
      { editCutoffHour: '0시부터 24시 사이의 정각으로 입력하세요.' },
    ],
    [
      'a day listed twice',
      { enabledDates: ['2026-11-20', '2026-11-21', '2026-11-20'] },
      { enabledDates: '같은 날짜가 두 번 있습니다: 11월 20일 (금)' },
    ],
    [
      'a listed date that is none',
      { disabledLunchDates: ['2026-13-01'] },
      { disabledLunchDates: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    ],
    [
      'one day in two lists',
      { disabledLunchDates: ['2026-11-20'], disabledDinnerDates: ['2026-11-20'] },
      {},
    ],
    [
      'words in the account number',
      { accountNumber: '국민 123' },
      { accountNumber: '계좌번호는 숫자와 하이픈(-)으로 입력하세요.' },
    ],
    [
      'a name that is too long',
      { accountHolder: '가'.repeat(101) },
      { accountHolder: '100자 이하로 입력하세요.' },
    ],
  ];

  test.each(cases)('%s', (_, draft, errors) => {
    expect(checkLunchSettings({ ...someLunchSettings(), ...draft })).toEqual(errors);
  });

  test('everything at once', () => {
    const draft = {
      ...someLunchSettings(),
      applyStartDate: '2026-11-02',
      applyEndDate: '2026-11-01',
      lunchPrice: -1,
      editCutoffHour: -1,
    };
    expect(Object.keys(checkLunchSettings(draft)).toSorted()).toEqual([
      'applyEndDate',
      'editCutoffHour',
      'lunchPrice',
    ]);
  });
});
