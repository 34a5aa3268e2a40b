import { describe, expect, test } from 'vitest';
import { defaultLunchSettings } from '../../meals';
import { clockTime, day } from '../../time';
import {
  answerTimes,
  answerWords,
  cutoffDue,
  cutoffWords,
  defaultNoticeSettings,
  menuDue,
  menuUntil,
  menuWords,
  nextTry,
  MENU_HOURS,
  PUSH_KINDS,
  pushPage,
  pushSettingsSchema,
  pushSwitch,
} from '..';

const at = (time: string, on = '2026-11-24') => new Date(`${on}T${time}+09:00`);
const dish = (name: string, ...allergens: number[]) => ({ name, allergens });
/** The day before at 14:00, every weekday. */
const settings = { ...defaultLunchSettings, editCutoffHour: 14 };
const loud = { ...defaultNoticeSettings, quiet: false };
const quiet = {
  ...loud,
  quiet: true,
  quietFrom: clockTime('13:00'),
  quietTo: clockTime('13:30'),
};

describe('a cutoff is announced', () => {
  test.each([
    ['12:59:59.999', false],
    ['13:00:00', true],
    ['13:50:00', true],
    ['13:50:00.001', false],
    ['14:00:00', false],
  ])('at %s: %s', (time, told) => {
    expect(cutoffDue(settings, loud, at(time)) !== null).toBe(told);
  });

  test.each([
    ['13:29:59', false],
    ['13:30:00', true],
  ])('not in the quiet hours: %s is %s', (time, told) => {
    expect(cutoffDue(settings, quiet, at(time)) !== null).toBe(told);
  });

  test('with the days that close and when', () => {
    const cutoff = { closesAt: at('14:00:00'), closing: [] as const };
    const closing = [
      { date: day('2026-11-25'), meal: 'lunch' as const },
      { date: day('2026-11-25'), meal: 'dinner' as const },
    ];
    expect(cutoffWords({ ...cutoff, closing })).toEqual({
      title: '도시락 신청이 곧 마감돼요',
      body: '11월 25일 (수) 도시락을 아직 고르지 않았어요. 14:00에 마감돼요.',
    });
    const week = [...closing, { date: day('2026-11-26'), meal: 'lunch' as const }];
    expect(cutoffWords({ ...cutoff, closing: week }).body).toContain('11월 25일 (수)부터 2일 ');
  });
});

describe('tomorrow', () => {
  test.each([
    ['18:59:59', 18, '2026-11-25'],
    ['19:00:00', 19, '2026-11-25'],
    ['19:59:59', 19, '2026-11-25'],
    ['23:59:59', 23, '2026-11-25'],
    ['00:00:00', 0, '2026-11-25'],
  ])('at %s the menu of %i o’clock is due', (time, menuHour, date) => {
    expect(menuDue(at(time))).toEqual({ menuHour, date });
  });

  test('its menu is news until it begins', () => {
    expect(menuUntil(day('2026-11-25'))).toEqual(at('00:00:00', '2026-11-25'));
  });

  test('what must not be eaten stands first; eight dishes, and how many more', () => {
    const dishes = [
      dish('새우볶음', 9),
      ...Array.from('가나다라마바사아자', (n) => dish(`${n}반찬`)),
    ];
    const menu = [{ date: day('2026-11-25'), meal: 'lunch' as const, dishes }];
    expect(menuWords(day('2026-11-25'), menu, { allergens: [9], allergic: false })).toEqual({
      title: '내일 도시락 · 11월 25일 (수)',
      body: '알레르기 주의 · 새우볶음(새우)\n점심: 새우볶음, 가반찬, 나반찬, 다반찬, 라반찬, 마반찬, 바반찬, 사반찬 외 2가지',
    });
    expect(
      menuWords(day('2026-11-25'), menu, { allergens: [], allergic: false }).body,
    ).not.toContain('알레르기');
  });

  test('numbers that were not read are told to who has an allergy', () => {
    const menu = [{ date: day('2026-11-25'), meal: 'lunch' as const, dishes: [dish('비타500')] }];
    expect(menuWords(day('2026-11-25'), menu, { allergens: [9], allergic: false }).body).toBe(
      '알레르기 번호를 읽지 못했어요 · 비타500\n점심: 비타500',
    );
    expect(menuWords(day('2026-11-25'), menu, { allergens: [], allergic: true }).body).toContain(
      '알레르기 번호를 읽지 못했어요',
    );
    expect(menuWords(day('2026-11-25'), menu, { allergens: [], allergic: false }).body).toBe(
      '점심: 비타500',
    );
  });

  test.each([
    [MENU_HOURS.first - 1, false],
    [MENU_HOURS.first, true],
    [MENU_HOURS.last, true],
    [MENU_HOURS.last + 1, false],
  ])('%i o’clock can be chosen: %s', (menuHour, is) => {
    const wish = { menu: true, menuHour, cutoff: false, answers: false, exams: false };
    expect(pushSettingsSchema.safeParse(wish).success).toBe(is);
  });

  test('the longest menu fits into a notification', () => {
    const dishes = Array.from({ length: 20 }, (_, n) => dish(`${'가'.repeat(38)}${20 + n}`, 9));
    const menu = (['lunch', 'dinner'] as const).map((meal) => ({
      date: day('2026-11-25'),
      meal,
      dishes,
    }));
    const words = menuWords(day('2026-11-25'), menu, { allergens: [9], allergic: false });
    expect(new TextEncoder().encode(JSON.stringify(words)).length).toBeLessThan(3_800);
  });
});

describe('an answer', () => {
  test.each([
    ['22:59:59', at('22:59:59')],
    ['23:00:00', at('07:00:00', '2026-11-25')],
    ['06:59:59', at('07:00:00')],
    ['07:00:00', at('07:00:00')],
  ])('at %s, not by night', (time, nextAt) => {
    expect(answerTimes(at(time), loud)).toEqual({
      nextAt,
      giveUpAt: new Date(nextAt.getTime() + 12 * 3_600_000),
    });
  });

  test('where the academy has set quiet hours, those count', () => {
    expect(answerTimes(at('13:00:00'), quiet).nextAt).toEqual(at('13:30:00'));
    expect(answerTimes(at('23:30:00'), quiet).nextAt).toEqual(at('23:30:00'));
  });

  test.each([
    ['seat-free', '1', at('07:00:00', '2026-11-25')],
    ['menu', '1', at('23:30:00')],
    ['arrived', '1', at('23:30:00')],
    ['order', null, at('23:30:00')],
  ])('%s that failed by night is tried again in its time', (kind, studentId, nextAt) => {
    expect(nextTry({ kind, studentId }, at('23:30:00'), loud)).toEqual(nextAt);
  });

  test('says how it was answered', () => {
    expect(answerWords('schedule-answer', true).title).toBe('정기일정이 승인됐어요');
    expect(answerWords('reason-answer', false).title).toBe('사유가 반려됐어요');
  });
});

test('every kind has its switch and opens its page', () => {
  expect(PUSH_KINDS.map((kind) => [pushSwitch(kind), pushPage(kind, at('19:00:00'))])).toEqual([
    ['menu', '/student-calendar?open=menu-2026-11-25'],
    ['cutoff', '/student-calendar'],
    ['answers', '/regular-schedule'],
    ['answers', '/submit'],
    ['answers', '/mocks'],
    ['answers', '/points-mine'],
    ['answers', '/mocks?tab=results'],
    ['exams', '/mocks'],
  ]);
});
