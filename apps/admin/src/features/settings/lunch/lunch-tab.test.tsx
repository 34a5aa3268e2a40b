import { createServerClock } from '@academy/api-client';
import { someEditedLunchSettings, someLunchSettings } from '@academy/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import { LunchSettings, RuleSections } from './lunch-tab';
import type { LunchSection } from './lunch-model';
import { DepositSection, PriceSection } from './rule-sections';

vi.mock('../../../shared/api', () => ({
  api: { holidays: () => Promise.resolve([]) },
  serverClock: createServerClock(() => new Date('2026-11-20T10:00:00+09:00').getTime()),
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

/** What the three tabs show, on one. */
const AllSections = (section: LunchSection) => (
  <>
    <RuleSections {...section} />
    <PriceSection {...section} />
    <DepositSection {...section} />
  </>
);

function open(manager: Parameters<typeof openManagerPage>[1] = {}) {
  const settings = someLunchSettings({
    enabledDates: [],
    disabledLunchDates: [],
    disabledDinnerDates: [],
    depositStartDay: 1,
    depositEndDay: 5,
  });
  openManagerPage(
    <LunchSettings
      loaded={someEditedLunchSettings({ version: 1, settings })}
      Sections={AllSections}
      preview
    />,
    manager,
  );
}
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** By its own label: `getByLabelText` asks every element of this large page for its labels. */
const labelled = (label: string, place = within(document.body)): HTMLElement =>
  place.getByText<HTMLLabelElement>(label, { selector: 'label' }).control ?? document.body;
const field = (label: string): HTMLInputElement => {
  const found = labelled(label);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input has the label ${label}`);
  return found;
};
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const addDate = (label: string, date: string) => {
  type(label, date);
  fireEvent.keyDown(field(label), { key: 'Enter' });
};
const dates = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) =>
  screen.getByText(name, { selector: 'button span' }).closest('button') ?? document.body;
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

const WRONG = [
  ['신청 가능 시작일', '2026-02-30', '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.'],
  ['변경 마감 시각', '25', '0시부터 24시 사이의 정각으로 입력하세요.'],
  ['변경 마감 시각', '', '0시부터 24시 사이의 정각으로 입력하세요.'],
  ['점심 단가', '100001', '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.'],
  ['저녁 단가', '', '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.'],
  ['매월 입금 시작일', '32', '1일부터 31일 사이로 입력하세요.'],
  ['계좌번호', '국민 123', '계좌번호는 숫자와 하이픈(-)으로 입력하세요.'],
  ['예금주', '가'.repeat(101), '100자 이하로 입력하세요.'],
] as const;
test('what is wrong is shown at its field, and nothing can be saved before it is right', () => {
  open();
  for (const [label, value, message] of WRONG) {
    type(label, value);
    expect(descriptionOf(field(label)), label).toContain(message);
    expect(isOff(button('저장')), label).toBe(true);
    expect(screen.getAllByText(`저장하려면 다음을 고치세요. (${label})`)).not.toEqual([]);
    fireEvent.click(button('변경 취소'));
    expect(descriptionOf(field(label)), label).not.toContain(message);
  }
});

test('what does not go together is shown at the second of the two', () => {
  open();
  type('신청 가능 시작일', '2026-12-31');
  type('신청 가능 종료일', '2026-12-01');
  type('입금 시작일', '2026-12-01');
  expect(descriptionOf(field('신청 가능 종료일'))).toContain(
    '종료일은 시작일보다 빠를 수 없습니다.',
  );
  expect(descriptionOf(field('입금 종료일'))).toContain('시작일과 종료일을 함께 입력하세요.');
  expect(
    screen.getAllByText('저장하려면 다음을 고치세요. (신청 가능 종료일, 입금 종료일)'),
  ).not.toEqual([]);
});

test('a list takes a day once, and only a real one', () => {
  open();
  type('저녁 미운영일', '2026-12-24');
  fireEvent.keyDown(field('저녁 미운영일'), { key: 'Enter', keyCode: 229 });
  expect(dates('저녁 미운영일')).toEqual(['없음']);
  addDate('저녁 미운영일', '2026-12-24');
  addDate('저녁 미운영일', '2026-12-24');
  expect(descriptionOf(field('저녁 미운영일'))).toContain('이미 있는 날짜입니다.');
  addDate('저녁 미운영일', '2026-13-01');
  expect(descriptionOf(field('저녁 미운영일'))).toContain('올바른 날짜(YYYY-MM-DD)를 입력하세요.');
  addDate('저녁 미운영일', '2026-12-03');
  expect(dates('저녁 미운영일')).toEqual(['2026년 12월 3일 (목)', '2026년 12월 24일 (목)']);
  fireEvent.click(screen.getByLabelText('2026년 12월 3일 (목) 빼기'));
  expect(dates('저녁 미운영일')).toEqual(['2026년 12월 24일 (목)']);
});

test('the preview follows the draft before anything is saved', () => {
  open();
  const preview = within(screen.getByRole('complementary', { name: '학생 화면 미리보기' }));
  const says = (text: string) => expect(preview.getAllByText(`신청 가능 ${text}`)).toHaveLength(1);
  says('점심 23일 · 저녁 23일');
  fireEvent.click(screen.getByLabelText('토요일 점심'));
  says('점심 27일 · 저녁 23일');
  type('신청 가능 시작일', '2026-12-14');
  says('점심 16일 · 저녁 14일');
  // Half a date shows what was last whole.
  type('신청 가능 시작일', '2026-12');
  says('점심 16일 · 저녁 14일');
  addDate('지정 운영일', '2026-12-27');
  type('신청 가능 시작일', '');
  says('점심 1일 · 저녁 1일');
  fireEvent.click(preview.getByLabelText('다음 달'));
  says('점심 0일 · 저녁 0일');
  fireEvent.click(button('변경 취소'));
  says('점심 21일 · 저녁 21일');
});

test('an account that may only look reads everything and changes nothing', () => {
  open({ manager: { role: 'READONLY_MANAGER' } });
  const why = '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.';
  for (const label of ['점심 단가', '신청 가능 시작일', '은행']) {
    expect(descriptionOf(field(label))).toContain(why);
    expect(field(label).readOnly || isOff(field(label))).toBe(true);
  }
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
});

const choose = (label: string, value: string) =>
  fireEvent.change(labelled(label), { target: { value } });

test('a meal that locks in its own way says when it next does', () => {
  open();
  const says = (text: string) => expect(screen.getAllByText(text)).toHaveLength(1);
  choose('점심 마감 방식', 'weekly');
  type('점심 마감 시각', '18');
  says(
    '다음 마감: 11월 30일 (월) ~ 12월 4일 (금) 점심은 11월 26일 (목) 18:00부터 바꿀 수 없습니다.',
  );
  choose('저녁 마감 방식', 'business-days');
  says('다음 마감: 11월 23일 (월) 저녁은 11월 20일 (금) 14:00부터 바꿀 수 없습니다.');
  type('저녁 마감 영업일', '2');
  says('다음 마감: 11월 24일 (화) 저녁은 11월 20일 (금) 14:00부터 바꿀 수 없습니다.');
});

test('a way to lock that no caterer has is refused at its field', () => {
  open();
  choose('점심 마감 방식', 'business-days');
  type('점심 마감 영업일', '11');
  expect(descriptionOf(labelled('점심 마감 방식'))).toContain(
    '영업일은 1일부터 10일 사이로 입력하세요.',
  );
  type('점심 마감 영업일', '2');
  type('점심 마감 시각', '25');
  expect(descriptionOf(labelled('점심 마감 방식'))).toContain(
    '0시부터 24시 사이의 정각으로 입력하세요.',
  );
  expect(isOff(button('저장'))).toBe(true);
});

test('spare portions are typed for each weekday', () => {
  open();
  const spare = (meal: string, weekday: string, value: string) =>
    fireEvent.change(
      labelled(weekday, within(screen.getByRole('group', { name: `${meal} 요일별 여유분` }))),
      { target: { value } },
    );
  choose('점심 여유분', 'count');
  spare('점심', '월', '2');
  choose('저녁 여유분', 'percent');
  spare('저녁', '금', '101');
  expect(descriptionOf(labelled('저녁 여유분'))).toContain('여유분은 0부터 100까지 입력하세요.');
  spare('저녁', '금', '5');
  expect(isOff(button('저장'))).toBe(false);
  choose('점심 여유분', '');
  expect(screen.queryByRole('group', { name: '점심 요일별 여유분' })).toBeNull();
});
