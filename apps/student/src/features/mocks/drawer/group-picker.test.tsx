// @vitest-environment jsdom
import { aMockRegistration } from '@academy/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT_EXAM, done, refuse } from '../testing/answers';
import { MODIFY, openPage, REGISTER } from '../testing/open-page';

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  }),
);
afterEach(() => vi.useRealTimers());

const group = (name: string, subjects: string[], [min, max, fee]: [number, number, number]) => ({
  name,
  subjects,
  min,
  max,
  fee,
});
/** 30,000 won, 5,000 more for anything of 탐구, 2,000 for 한문Ⅰ. */
const GROUPS = {
  subjectGroups: [
    group('국어', ['화법과 작문', '언어와 매체'], [1, 1, 0]),
    group('한국사', ['한국사'], [1, 1, 0]),
    group('탐구', ['물리학Ⅰ', '화학Ⅰ', '지구과학Ⅰ'], [0, 2, 5_000]),
    group('한문', ['한문Ⅰ', '한문Ⅱ'], [0, 1, 2_000]),
  ],
};
const total = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('응시료'));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the total follows each choice, and the chosen subjects of all groups are sent', async () => {
  const { user, choose, click, academy } = openPage(AT_EXAM, GROUPS, { [REGISTER]: done() });
  await choose('언어와 매체');
  expect(total()).toEqual(['응시료 30,000원']);
  expect(screen.getByText('한국사 · 모두 함께 응시해요.')).toBeTruthy();
  await user.click(box('지구과학Ⅰ'));
  expect(total()).toEqual(['응시료 35,000원']);
  await user.click(box('물리학Ⅰ'));
  expect(total()).toEqual(['응시료 35,000원']);
  expect(box('화학Ⅰ').getAttribute('aria-disabled')).toBe('true');
  await user.click(box('한문Ⅰ'));
  await user.click(box('한문Ⅱ'));
  expect([box('한문Ⅰ').checked, box('한문Ⅱ').checked]).toEqual([false, true]);
  expect(total()).toEqual(['응시료 37,000원']);
  await user.click(box('한문Ⅱ'));
  await click('신청하기');
  await waitFor(() => expect(academy.calls(REGISTER)).toHaveLength(1));
  expect(academy.calls(REGISTER)[0]?.body).toMatchObject({
    selectedSubjects: ['언어와 매체', '지구과학Ⅰ', '물리학Ⅰ'],
  });
});

test('of a paid registration the total says what a change leaves to pay or gives back', async () => {
  const myRegistration = aMockRegistration({
    selectedSubjects: ['화법과 작문', '한국사', '물리학Ⅰ'],
    fee: 35_000,
    paymentStatus: 'confirmed',
    prices: {
      base: 30_000,
      groups: GROUPS.subjectGroups.map(({ name, fee }) => ({ name, fee })),
    },
  });
  const { user } = openPage(AT_EXAM, { ...GROUPS, myRegistration }, { [MODIFY]: refuse() });
  await screen.findByRole('checkbox', { name: '한문Ⅰ' });
  expect(total()).toEqual(['응시료 35,000원']);
  await user.click(box('한문Ⅰ'));
  expect(total()).toEqual(['응시료35,000원 37,000원입금 35,000원 · 남은 금액 2,000원']);
  await user.click(box('한문Ⅰ'));
  await user.click(box('물리학Ⅰ'));
  expect(total()).toEqual(['응시료35,000원 30,000원입금 35,000원 · 환불할 금액 5,000원']);
});
