import { describe, expect, expectTypeOf, test } from 'vitest';
import { someLunchSettings } from '../testing';
import { day } from '../time';
import { fill } from '../text/fill';
import { isRefusalCode, managersRefusalText, refusalText, refusalTexts } from './refusal-texts';
import { httpRefusalTexts } from './refusals-by-feature';
import { alreadyAppliedText, mealLockText, mealName, skippedTexts } from '../meals';
import { inputTexts } from '../text';
import { tryAgainText, waitText } from '../http';

test.each([
  ['outside-apply-period', '신청 기간이 아니에요.'],
  ['not-an-enabled-date', '관리자가 지정한 날짜만 신청할 수 있어요.'],
  ['weekday-closed', '이 요일은 신청할 수 없어요.'],
  ['meal-disabled', '이 날은 점심을 운영하지 않아요.'],
  ['cutoff-passed', '전날 9:00 이후에는 변경할 수 없어요.'],
] as const)('%s: %s', (reason, text) => {
  expect(
    mealLockText(reason, { meal: 'lunch', settings: someLunchSettings({ editCutoffHour: 9 }) }),
  ).toBe(text);
});

test.each([
  ['lunch', '이미 신청한 날짜예요. (점심)'],
  ['dinner', '이미 신청한 날짜예요. (저녁)'],
  ['both', '이미 신청한 날짜예요. (점심·저녁)'],
] as const)('already applied: %s', (meals, text) => {
  expect(alreadyAppliedText(meals)).toBe(text);
});

test('the texts of the input rules are the catalogue’s', () => {
  expect(inputTexts).toEqual({
    phoneTooShort: '휴대폰 번호를 10자리 이상 입력해 주세요.',
    phoneTooLong: '숫자가 너무 많아요. 번호를 다시 확인해 주세요.',
    phoneUnclear: '휴대폰 번호 하나만 010-1234-5678처럼 입력해 주세요.',
    invalidDay: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.',
    invalidTime: '시각을 19:00처럼 입력해 주세요.',
    noWeekdays: '신청할 수 있는 요일이 없어요. 관리자에게 문의해 주세요.',
    passwordRule: '8자 이상, 영문·숫자·특수문자 각 1자 이상',
  });
  expect([mealName('lunch'), mealName('dinner')]).toEqual(['점심', '저녁']);
});

describe('what a save skipped', () => {
  const skipped = Array.from({ length: 7 }, (_, index) => ({
    date: day(`2026-11-${16 + index}`),
    meal: 'lunch' as const,
    message: '이 요일은 신청할 수 없어요.',
  }));

  test('names at most five and counts the rest', () => {
    expect(skippedTexts(skipped)).toEqual({
      head: '7건은 저장하지 않았어요',
      rows: ['16일 (월)', '17일 (화)', '18일 (수)', '19일 (목)', '20일 (금)'].map(
        (date) => `11월 ${date} 점심 · 이 요일은 신청할 수 없어요.`,
      ),
      more: '외 2건',
    });
  });

  test.each([
    [5, null],
    [6, '외 1건'],
  ])('with %i, more is %j', (count, more) => {
    expect(skippedTexts(skipped.slice(0, count)).more).toBe(more);
  });
});

describe('refusals', () => {
  test('a text with variables is filled, one without stands as it is', () => {
    expect(refusalText('rate-limited', { wait: '30초' })).toBe('30초 뒤에 다시 시도해 주세요.');
    expect(tryAgainText(30)).toBe(refusalText('rate-limited', { wait: '30초' }));
    expect([59, 60, 61, 720, 3600].map(waitText)).toEqual(['59초', '1분', '2분', '12분', '60분']);
    expect(refusalText('validation-failed', { fields: '휴대폰 번호, 비밀번호' })).toBe(
      '입력한 내용을 확인하세요. (휴대폰 번호, 비밀번호)',
    );
    expect(refusalText('manager-login-failed')).toBe('아이디 또는 비밀번호를 확인하세요.');
  });

  test('the compiler asks for exactly the variables that a text names', () => {
    expectTypeOf(refusalText<'rate-limited'>).parameters.toEqualTypeOf<
      ['rate-limited', variables: Readonly<Record<'wait', string | number>>]
    >();
    expectTypeOf(refusalText<'forbidden'>).parameters.toEqualTypeOf<['forbidden']>();
  });

  test('every text is a Korean sentence, and no two codes share one', () => {
    const texts = Object.values(refusalTexts);
    for (const text of texts) expect(text).toMatch(/^[가-힣{].*[.)]$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('what any call may refuse has the managers’ wording where it is the students’', () => {
    const students = /요\./;
    const formal = /(세요|까요)\./g;
    for (const [code, text] of Object.entries(httpRefusalTexts)) {
      if (!isRefusalCode(code)) throw new Error(code);
      const theirs = managersRefusalText(code) ?? text;
      expect([code, students.test(theirs.replace(formal, ''))]).toEqual([code, false]);
    }
    expect(managersRefusalText('phone-taken')).toBeUndefined();
  });

  test('a code from the wire is known or not', () => {
    expect([isRefusalCode('busy'), isRefusalCode('toString'), isRefusalCode('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a value is put in as it is, as often as the text names it', () => {
  expect(fill('{a} {a}', { a: '$&' })).toBe('$& $&');
});
